import type { GameText } from '@iacta/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { person } from '../api.ts'
import { called } from '../frame/called.ts'
import { language } from '../settings.ts'
import {
  type Conversation,
  conversationAt,
  hasPrivateTalk,
  hearsSpectators,
  type Message,
  muted,
  ROOMS,
  type Room,
  unreadAt,
} from './conversation.ts'
import { Icon } from './icons.tsx'
import { Trouble } from './link.ts'
import { Notes } from './notes.tsx'
import type { RemoteTable } from './remote.ts'
import './talk.css'
import { t } from './talk.words.ts'

type Tab = Room | 'notes'
const TABS: readonly Tab[] = [...ROOMS, 'notes']

interface TalkProps {
  readonly link: RemoteTable
  readonly text: GameText
}

/** What is said at a table: players and spectators apart, and one's own notes. */
export function Talk({ link, text }: TalkProps) {
  const conversation = conversationAt(link)
  const summary = link.summary.value
  const isPlayer = (summary?.mine.length ?? 0) > 0
  const tabs = TABS.filter((each) => each !== 'private' || hasPrivateTalk(summary))
  const [tab, setTab] = useState<Tab>(isPlayer || !hearsSpectators(summary) ? 'players' : 'spectators')
  return (
    <section class="talk" aria-label={t.value.talk}>
      <Tabs tabs={tabs} tab={tab} conversation={conversation} onTab={setTab} />
      <div class="talk-panel" role="tabpanel" id="talk-panel" aria-labelledby={`talk-${tab}`}>
        {tab === 'notes' ? (
          <Notes table={link.id} />
        ) : (
          <RoomView key={tab} link={link} text={text} conversation={conversation} room={tab} isPlayer={isPlayer} />
        )}
      </div>
    </section>
  )
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly tab: Tab
  readonly conversation: Conversation
  onTab(tab: Tab): void
}

function Tabs({ tabs, tab, conversation, onTab }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const go = (by: number): void => {
    const next = (tabs.indexOf(tab) + by + tabs.length) % tabs.length
    onTab(tabs[next])
    list.current?.querySelectorAll('button')[next].focus()
  }
  return (
    <div
      class="talk-tabs"
      role="tablist"
      tabIndex={-1}
      ref={list}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
        event.preventDefault()
        go(event.key === 'ArrowLeft' ? -1 : 1)
      }}
    >
      {tabs.map((each) => {
        const unread = each === 'notes' ? 0 : conversation.rooms[each].unread.value
        return (
          <button
            key={each}
            type="button"
            role="tab"
            id={`talk-${each}`}
            aria-controls="talk-panel"
            aria-selected={each === tab}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
          >
            {t.value.rooms[each]}
            {unread > 0 && each !== tab && <Badge count={unread} />}
          </button>
        )
      })}
    </div>
  )
}

/** What is unread at a table, on the way to its talk. */
export function Unread({ link }: { readonly link: RemoteTable }) {
  const { value } = unreadAt(link)
  return value > 0 ? <Badge count={value} /> : null
}

/** How many messages nobody has read. */
function Badge({ count }: { readonly count: number }) {
  return (
    <span class="talk-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span class="unseen">{t.value.unread(count)}</span>
    </span>
  )
}

interface RoomProps extends TalkProps {
  readonly conversation: Conversation
  readonly room: Room
  readonly isPlayer: boolean
}

function RoomView(props: RoomProps) {
  const { conversation, room } = props
  const talk = conversation.rooms[room]
  const [told, setTold] = useState('')
  if (talk.isClosed.value) return <p class="talk-hint">{props.isPlayer ? t.value.notHeard : t.value.notForAll}</p>
  return (
    <>
      <Messages {...props} onTold={setTold} />
      <p class="talk-told" role="status">
        {told}
      </p>
      <MutedPeople conversation={conversation} onTold={setTold} />
      <Saying {...props} />
    </>
  )
}

/** Where one talks oneself: in private to whom one chooses, at first those one last talked with. */
function Saying({ link, text, conversation, room, isPlayer }: RoomProps) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  if (room === 'players' && !isPlayer) return <p class="talk-hint">{t.value.listening}</p>
  if (room !== 'private') return <SayLine conversation={conversation} room={room} />
  const { mine = [], seats = [] } = link.summary.value ?? {}
  const others = seats.filter(({ seat, kind }) => kind === 'person' && !mine.includes(seat))
  const last = conversation.rooms.private.messages.value.at(-1)
  const partners = chosen ?? (last ? [last.seat, ...last.to] : [])
  const to = others.map(({ seat }) => seat).filter((seat) => partners.includes(seat))
  return (
    <>
      <fieldset class="talk-hearers">
        <legend>{t.value.to}</legend>
        {others.map(({ seat, name }) => (
          <label key={seat}>
            <input
              type="checkbox"
              checked={to.includes(seat)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...to, seat] : to.filter((other) => other !== seat))
              }
            />
            <span>
              {text.seat(seat)}
              {name !== null && <small> {name}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <SayLine conversation={conversation} room={room} to={to} whom={listOf(to.map((seat) => text.seat(seat)))} />
    </>
  )
}

const listOf = (names: readonly string[]): string => new Intl.ListFormat(language.value).format(names)

type OnTold = (words: string) => void

function Messages(props: RoomProps & { readonly onTold: OnTold }) {
  const { conversation, room } = props
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const talk = conversation.rooms[room]
  const messages = talk.messages.value
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  }, [messages])
  useEffect(() => {
    const see = (): void => {
      if (document.visibilityState === 'visible') talk.markRead()
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [talk, messages])
  if (messages.length === 0)
    return <p class="talk-hint talk-nothing">{room === 'private' ? t.value.nothingPrivate : t.value.nothing}</p>
  return (
    <ol
      class="talk-messages"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long talk is scrolled by keyboard
      tabIndex={0}
      aria-label={t.value.rooms[room]}
      aria-live="polite"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40
      }}
    >
      {messages.map((message) => (
        <MessageView key={message.id} message={message} {...props} />
      ))}
    </ol>
  )
}

/** A guest who plays is known by the side. */
function nameOf(message: Message, text: GameText): string {
  if (message.personId === person.value?.id) return t.value.you
  return called(message, message.seat === null ? t.value.guest : text.seat(message.seat))
}

/** Where there are many, whose side it is that speaks, and whom it speaks to in private. */
function aboutOf(message: Message, link: RemoteTable, text: GameText): string {
  const { mine = [], seats = [] } = link.summary.value ?? {}
  const isMine = message.personId === person.value?.id
  const side =
    seats.length > 2 && (message.name !== null || message.nickname !== null) && !isMine && message.seat
      ? [text.seat(message.seat)]
      : []
  const hearers = message.to.map((seat) => (mine.includes(seat) ? t.value.me : text.seat(seat)))
  return [...side, ...(hearers.length > 0 ? [t.value.toWhom(listOf(hearers))] : [])].join(' · ')
}

function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language.value, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
  }).format(at)
}

interface MessageProps extends RoomProps {
  readonly message: Message
  readonly onTold: OnTold
}

function MessageView({ message, link, text, conversation, onTold }: MessageProps) {
  const [isOpen, setOpen] = useState(false)
  const isMine = message.personId === person.value?.id
  const name = nameOf(message, text)
  const about = aboutOf(message, link, text)
  return (
    <li class={isMine ? 'talk-message mine' : 'talk-message'}>
      <div class="talk-said">
        <strong>{name}</strong> {about !== '' && <span class="talk-about">{about}</span>}{' '}
        <time dateTime={new Date(message.at).toISOString()}>{timeOf(message.at)}</time>
        <p>{message.text}</p>
      </div>
      {!isMine && (
        <button
          type="button"
          class="talk-more"
          aria-label={t.value.more(name)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of="more" />
        </button>
      )}
      {isOpen && (
        <Complaint
          message={message}
          name={name}
          conversation={conversation}
          onDone={(words) => {
            setOpen(false)
            onTold(words)
          }}
        />
      )}
    </li>
  )
}

interface ComplaintProps {
  readonly message: Message
  readonly name: string
  readonly conversation: Conversation
  onDone(words: string): void
}

function Complaint({ message, name, conversation, onDone }: ComplaintProps) {
  const [reason, setReason] = useState('')
  const attempt = (run: Promise<void>, words: string): void =>
    void run.then(
      () => onDone(words),
      () => onDone(t.value.failed),
    )
  return (
    <form
      class="talk-complaint"
      aria-label={t.value.sendReport}
      onSubmit={(event) => {
        event.preventDefault()
        attempt(conversation.report(message, reason), t.value.reported)
      }}
    >
      <button
        type="button"
        class="button"
        onClick={() => attempt(conversation.mute({ id: message.personId, name }, true), t.value.isMuted(name))}
      >
        {t.value.mute(name)}
      </button>
      <label>
        {t.value.reason}
        <input value={reason} maxLength={500} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {t.value.sendReport}
      </button>
    </form>
  )
}

function MutedPeople({ conversation, onTold }: { readonly conversation: Conversation; readonly onTold: OnTold }) {
  if (muted.value.length === 0) return null
  const hear = (who: (typeof muted.value)[number]): void =>
    void conversation.mute(who, false).then(
      () => onTold(''),
      () => onTold(t.value.failed),
    )
  return (
    <details class="talk-muted">
      <summary>{t.value.mutedPeople(muted.value.length)}</summary>
      <ul>
        {muted.value.map((who) => (
          <li key={who.id}>
            {who.name}
            <button type="button" class="button" aria-label={t.value.unmuteWho(who.name)} onClick={() => hear(who)}>
              {t.value.unmute}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const MAX_LENGTH = 1000

interface SayLineProps {
  readonly conversation: Conversation
  readonly room: Room
  /** In private: the seats that hear it, and who they are. */
  readonly to?: readonly string[]
  readonly whom?: string
}

function SayLine({ conversation, room, to = [], whom }: SayLineProps) {
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState('')
  const isForNobody = room === 'private' && to.length === 0
  const asks = whom ? t.value.sayPrivately(whom) : t.value.say
  const send = async (): Promise<void> => {
    if (said.trim() === '' || isSending) return
    if (isForNobody) {
      setTrouble(t.value.nobodyChosen)
      return
    }
    setSending(true)
    setTrouble('')
    try {
      await conversation.say(room, to, said)
      setSaid('')
    } catch (error) {
      setTrouble(error instanceof Trouble && error.code === 'too-many' ? t.value.tooFast : t.value.notSent)
    }
    setSending(false)
  }
  return (
    <form
      class="talk-say"
      aria-label={asks}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p class="talk-trouble" role="status">
        {trouble}
      </p>
      <input
        value={said}
        maxLength={MAX_LENGTH}
        autocomplete="off"
        aria-label={asks}
        placeholder={isForNobody ? t.value.nobodyChosen : asks}
        onInput={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <button type="submit" class="button main" aria-disabled={isSending || isForNobody || said.trim() === ''}>
        {t.value.send}
      </button>
    </form>
  )
}
