import type { GameText, Verdict } from '@iacta/kernel'
import { useEffect, useState } from 'preact/hooks'
import { deleteLocal, sendToServer } from '../local/tables.ts'
import { go } from '../router.ts'
import { say } from '../trouble.words.ts'
import { MatchLine } from './match.tsx'
import './agreements.css'
import { t } from './agreements.words.ts'
import { serverNow, useServerTime } from './clocks.ts'
import { Choice, Sure } from './confirm.tsx'
import { Departures } from './departures.tsx'
import { check } from './dice.ts'
import { fateAt, ratedIfLeft } from './leaving.ts'
import type { SeatSummary, TableSummary } from './link.ts'
import { DiceLine, SealNote } from './seal.tsx'
import type { TableSession } from './session.ts'
import * as deeds from './table-actions.ts'

interface Given {
  readonly session: TableSession
  readonly summary: TableSummary
  readonly text: GameText
  /** Does something, once at a time, and shows what went wrong or what came of it. */
  attempt(run: () => Promise<string | undefined>): void
}

/** What can be done at a table beyond playing: end it by agreement, leave it, keep it, go on from it. */
export function Agreements({ session }: { readonly session: TableSession }) {
  const summary = session.link.summary.value
  const text = session.text.value
  const { isBusy, told, trouble, attempt } = useAttempts()
  if (!summary || !text) return null
  const given: Given = { session, summary, text, attempt }
  return (
    <section class="agreements" aria-label={t.value.menu}>
      <div class="agreements-list">
        {session.link.where === 'server' ? <AtServer {...given} /> : <Here {...given} />}
      </div>
      <div role="status" class="agreements-told">
        {isBusy && <p>{t.value.working}</p>}
        {told && <p>{told}</p>}
        {trouble !== null && <p class="bad">{say(trouble)}</p>}
      </div>
    </section>
  )
}

function useAttempts() {
  const [state, setState] = useState<{ isBusy: boolean; told: string; trouble: unknown }>({
    isBusy: false,
    told: '',
    trouble: null,
  })
  const attempt: Given['attempt'] = (run) => {
    if (state.isBusy) return
    setState({ isBusy: true, told: '', trouble: null })
    run().then(
      (told = '') => setState({ isBusy: false, told, trouble: null }),
      (trouble: unknown) => setState({ isBusy: false, told: '', trouble }),
    )
  }
  return { ...state, attempt }
}

const nothingMore = (run: () => Promise<unknown>) => async () => {
  await run()
  return undefined
}

const goTo = (run: () => Promise<string>) => async () => {
  go(`/table/${await run()}`)
  return undefined
}

function AtServer(given: Given) {
  const { summary, session, attempt } = given
  const isSeated = summary.mine.length > 0
  const isOver = summary.status === 'over'
  return (
    <>
      {summary.status === 'running' && isSeated && <WhilePlaying {...given} />}
      {isOver && isSeated && summary.rematch === null && summary.match?.over !== false && (
        <button type="button" class="button main" onClick={() => attempt(goTo(() => deeds.rematch(summary)))}>
          {t.value.rematch}
        </button>
      )}
      {deeds.mayTryOut(summary) && <WhatIf {...given} />}
      {deeds.knowsAll(summary) && summary.startedAt !== null && (
        <button type="button" class="button" onClick={() => attempt(nothingMore(() => deeds.saveRecord(session.link)))}>
          {t.value.export}
        </button>
      )}
      {isOver && !summary.frozen && summary.commitment !== '' && (
        <button
          type="button"
          class="button"
          onClick={() => attempt(async () => verdictOn((await check(session.link)).verdict))}
        >
          {t.value.verify}
        </button>
      )}
      {summary.frozen ? null : isOver ? (
        <DiceLine link={session.link} summary={summary} />
      ) : (
        <SealNote summary={summary} />
      )}
    </>
  )
}

function verdictOn(verdict: Verdict): string {
  if (verdict.ok) return t.value.verified(verdict.draws, verdict.actions)
  const { at } = verdict
  return t.value.notVerified(at === null ? t.value.inRecord : at === 0 ? t.value.inSetUp : t.value.inAction(at))
}

function WhilePlaying(given: Given) {
  const { summary, session, text, attempt } = given
  const { id, mine } = summary
  const viewer = session.link.scene.value?.seat
  const seat = viewer && mine.includes(viewer) ? viewer : mine[0]
  const side = text.seat(seat)
  const isAlone = deeds.otherPeople(summary).length === 0
  const goesOn = fateAt(summary, seat) !== 'ends'
  const isOut = summary.seats.some((row) => row.seat === seat && row.out)
  return (
    <>
      <Claims {...given} />
      {isAlone ? (
        <Sure
          says={t.value.abandon}
          asks={t.value.abandonSure}
          onYes={() => attempt(nothingMore(() => deeds.offer(summary, 'abandon', true)))}
        />
      ) : (
        <>
          <OfferLine what="draw" {...given} />
          <OfferLine what="abandon" {...given} />
        </>
      )}
      {!summary.rated && !summary.frozen && !goesOn && (
        <Sure
          says={t.value.handOver}
          asks={t.value.handOverSure(side)}
          onYes={() => attempt(nothingMore(() => deeds.handOver(id, seat)))}
        />
      )}
      {!isOut && (
        <Leave
          summary={summary}
          text={text}
          seat={seat}
          onYes={() => attempt(nothingMore(() => deeds.resign(id, seat)))}
        />
      )}
    </>
  )
}

interface LeaveProps extends Pick<Given, 'summary' | 'text'> {
  readonly seat: string
  onYes(): void
}

/** Says before one leaves what becomes of the seat, and what it counts. */
function Leave({ summary, text, seat, onYes }: LeaveProps) {
  const fate = fateAt(summary, seat)
  const rated = ratedIfLeft(summary, seat)
  const counts = rated === null ? '' : ` ${t.value.counts[fate === 'ends' ? 'ends' : rated]}`
  return (
    <Sure
      says={fate === 'ends' ? t.value.resign : t.value.leave}
      asks={`${t.value.leaveSure[fate](text.seat(seat))}${counts}`}
      isGrave
      onYes={onYes}
    />
  )
}

function OfferLine({ what, summary, attempt }: Given & { readonly what: deeds.Offer }) {
  const { others, me } = deeds.offering(summary, what)
  const offer = (on: boolean) => () => attempt(nothingMore(() => deeds.offer(summary, what, on)))
  if (me)
    return (
      <p class="agreements-offered">
        {what === 'draw' ? t.value.drawOffered : t.value.abandonProposed}
        <button type="button" class="button" onClick={offer(false)}>
          {t.value.withdraw}
        </button>
      </p>
    )
  const isAnswer = others.length > 0
  return (
    <button type="button" class={isAnswer ? 'button main' : 'button'} onClick={offer(true)}>
      {what === 'draw'
        ? isAnswer
          ? t.value.acceptDraw
          : t.value.offerDraw
        : isAnswer
          ? t.value.acceptAbandon
          : t.value.proposeAbandon}
    </button>
  )
}

/** Timers do not count the time a machine sleeps: what hangs on a clock is looked at again soon after it wakes. */
const LONGEST_WAIT = 60_000

/** Against whom the game can be claimed, looked at again when the next deadline is over. */
function useLate(summary: TableSummary): readonly SeatSummary[] {
  const [, look] = useState(0)
  useServerTime(summary)
  const now = serverNow()
  const next = Math.min(
    ...deeds
      .otherPeople(summary)
      .map(({ deadline }) => deadline ?? Number.POSITIVE_INFINITY)
      .filter((time) => time >= now),
  )
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => look((n) => n + 1), Math.min(next - serverNow() + 500, LONGEST_WAIT))
    return () => clearTimeout(timer)
  })
  return deeds.late(summary, now)
}

/** When somebody's time is out, which may be any moment now, or somebody is gone. */
function Claims({ summary, text, attempt }: Given) {
  return (
    <>
      {useLate(summary).map((row) => {
        const { seat } = row
        const { says, asks } = claimWords(summary, row)
        return (
          <div key={seat} class="agreements-late">
            <Sure
              says={says(text.seat(seat))}
              asks={asks(text.seat(seat))}
              onYes={() => attempt(nothingMore(() => deeds.claim(summary.id, seat)))}
            />
            {!summary.rated && fateAt(summary, seat) === 'ends' && (
              <button
                type="button"
                class="button"
                onClick={() => attempt(nothingMore(() => deeds.handOver(summary.id, seat)))}
              >
                {t.value.relieve.computer.says(text.seat(seat))}
              </button>
            )}
          </div>
        )
      })}
    </>
  )
}

/** How it is said that somebody has kept us waiting too long, and what comes of claiming it. */
function claimWords(summary: TableSummary, { seat, deserted = false, out = false }: SeatSummary) {
  const fate = fateAt(summary, seat)
  const isGone = deserted && !out
  if (fate !== 'ends') {
    const { says, it, asks } = t.value.relieve[fate]
    const is = (side: string): string => `${(isGone ? t.value.gone : t.value.late)(side)} ${t.value.relieve[fate].may}`
    return { is, says, it, asks }
  }
  return isGone
    ? { is: t.value.isGone, says: t.value.claimGone, it: t.value.claimIt, asks: t.value.claimGoneSure }
    : { is: t.value.isLate, says: t.value.claim, it: t.value.claimIt, asks: t.value.claimSure }
}

function WhatIf({ session, summary, text, attempt }: Given) {
  const { past, link } = session
  const at = past.at.value ?? past.total.value
  const isEnd = summary.status === 'over' && at >= past.total.value
  if (isEnd) return null
  const seats = summary.seats.map(({ seat }) => seat)
  const own = summary.mine.length === 1 ? summary.mine : seats
  const seat = link.scene.value?.seat ?? null
  const from = past.at.value === null ? t.value.whatIfNow : t.value.whatIfHow(at)
  const fork = (bots: readonly string[]): void =>
    attempt(goTo(() => deeds.whatIf(link, { at: past.at.value, seat }, bots)))
  return (
    <Choice
      says={t.value.whatIf}
      asks={deeds.knowsAll(summary) ? from : `${from} ${t.value.whatIfHidden}`}
      choices={[
        { says: t.value.bothSides, onChosen: () => fork([]) },
        ...own.map((mine) => ({
          says: t.value.againstComputer(text.seat(mine)),
          onChosen: () => fork(seats.filter((seat) => seat !== mine)),
        })),
      ]}
    />
  )
}

function Here(given: Given) {
  const { session, summary, text, attempt } = given
  const { link } = session
  const seat = link.scene.value?.seat ?? null
  return (
    <>
      {summary.status === 'over' && summary.match?.over !== false && (
        <button type="button" class="button main" onClick={() => attempt(goTo(() => deeds.playAgain(summary)))}>
          {t.value.playAgain}
        </button>
      )}
      <WhatIf {...given} />
      <button type="button" class="button" onClick={() => attempt(nothingMore(() => deeds.saveRecord(link)))}>
        {t.value.export}
      </button>
      {summary.status === 'running' && seat !== null && (
        <Leave
          summary={summary}
          text={text}
          seat={seat}
          onYes={() => attempt(nothingMore(async () => link.resign?.()))}
        />
      )}
      <Sure says={t.value.send} asks={t.value.sendHow} onYes={() => attempt(goTo(() => sendToServer(link.id)))} />
      <Sure
        says={t.value.delete}
        asks={t.value.deleteSure}
        isGrave
        onYes={() =>
          attempt(async () => {
            await deleteLocal(link.id)
            go('/')
            return undefined
          })
        }
      />
    </>
  )
}

/** Who has left, what others propose, and who has kept us waiting too long: to be answered, or left for later. */
export function Offers({ session, text }: { readonly session: TableSession; readonly text: GameText }) {
  const summary = session.link.summary.value
  if (!summary) return null
  const isSeated = summary.mine.length > 0
  if (summary.rematch !== null && isSeated) return <RematchAsked summary={summary} />
  if (summary.status === 'over') return <MatchLine summary={summary} text={text} />
  if (summary.status !== 'running') return null
  return (
    <>
      <Departures summary={summary} text={text} />
      {isSeated && <Answers summary={summary} text={text} />}
    </>
  )
}

function RematchAsked({ summary }: Pick<Given, 'summary'>) {
  const { isBusy, trouble, attempt } = useAttempts()
  return (
    <div class="offers">
      <p>{trouble === null ? t.value.rematchAsked : say(trouble)}</p>
      <button
        type="button"
        class="button main"
        aria-disabled={isBusy}
        onClick={() => attempt(goTo(() => deeds.rematch(summary)))}
      >
        {t.value.toRematch}
      </button>
    </div>
  )
}

function Answers({ summary, text }: Pick<Given, 'summary' | 'text'>) {
  const { isBusy, trouble, attempt } = useAttempts()
  const [later, setLater] = useState<readonly string[]>([])
  const lateSeats = useLate(summary)
  const notNow = (key: string) => (
    <button type="button" class="button" onClick={() => setLater([...later, key])}>
      {t.value.notNow}
    </button>
  )
  return (
    <>
      {(['draw', 'abandon'] as const).map((what) => {
        const { others, me } = deeds.offering(summary, what)
        const key = `${what} ${others.join(' ')}`
        if (others.length === 0 || me || later.includes(key)) return null
        const who = others.map((seat) => text.seat(seat)).join(', ')
        return (
          <div key={what} class="offers">
            <p>{what === 'draw' ? t.value.offersDraw(who) : t.value.offersAbandon(who)}</p>
            <button
              type="button"
              class="button main"
              aria-disabled={isBusy}
              onClick={() => attempt(nothingMore(() => deeds.offer(summary, what, true)))}
            >
              {t.value.accept}
            </button>
            {notNow(key)}
          </div>
        )
      })}
      {lateSeats.map((row) => {
        const { seat, deadline } = row
        const key = `late ${seat} ${deadline}`
        const side = text.seat(seat)
        if (later.includes(key)) return null
        const { is, it, asks } = claimWords(summary, row)
        return (
          <div key={key} class="offers">
            <p>{is(side)}</p>
            <Sure says={it} asks={asks(side)} onYes={() => attempt(nothingMore(() => deeds.claim(summary.id, seat)))} />
            {notNow(key)}
          </div>
        )
      })}
      {trouble !== null && <p class="offers bad">{say(trouble)}</p>}
    </>
  )
}
