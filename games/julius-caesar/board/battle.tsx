import './battle.css'
import { controlOf, Pips } from '@iacta/web/board'
import { useTumble } from '@iacta/web/parts/dice'
import { useEffect, useRef } from 'preact/hooks'
import { BATTLE_ROUNDS } from '../data/constants.ts'
import type { Action } from '../rules/action.ts'
import { type BlockId, LETTERS, type SideId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { ChosenExplained } from './bar.tsx'
import { BackImage, BlockImage } from './blocks.tsx'
import type { BattleTale, Roll, Told } from './chronicle.ts'
import { describe } from './describe-blocks.ts'
import type { Props } from './desk.ts'
import { Fire } from './dice.tsx'
import { numeral } from './labels.ts'
import { letterOf } from './ratings.ts'
import {
  type Contest,
  contestAt,
  type Frames,
  frame,
  isReserve,
  type KnownBlock,
  standing,
  stepNow,
} from './reading.ts'

type BattleProps = Pick<Props, 'view' | 'actions'>

/** The battle being fought, on a panel of its own; it can be folded to see the map. */
export function BattlePanel(props: Pick<Props, 'view' | 'actions' | 'motion' | 'text'>) {
  const { desk, words } = useAround()
  const ended = desk.told.ended.value
  const roll = (ended ?? desk.told.tale.value)?.rolls.at(-1) ?? null
  const [tumbling, land] = useTumble(roll?.n ?? 0, props.motion)
  // Until the dice have landed, everything stands as it did when they were thrown.
  const last = useRef<BattleProps>(props)
  if (!tumbling) last.current = { view: props.view, actions: props.actions }
  const { view, actions } = tumbling ? { view: last.current.view, actions: [] } : last.current
  const battle = frame(view, 'battle')
  const isOver = ended !== null && !tumbling
  if (!battle && !isOver) return null
  const at = isOver ? ended.at : (battle?.place ?? 'roma')
  const isFolded = desk.folded.value && !isOver
  return (
    <section
      class={`jc-battle${isFolded ? ' is-folded' : ''}${isOver ? ' is-over' : ''}`}
      aria-label={words.battle(at)}
      data-covers
      onPointerDown={tumbling ? land : undefined}
    >
      <header>
        <h2>{words.battle(at)}</h2>
        {battle && !isOver && <Rounds round={battle.round} />}
        {!isOver && (
          <button
            type="button"
            class="button"
            onClick={() => {
              desk.folded.value = !isFolded
              if (isFolded) desk.hold([])
            }}
          >
            {isFolded ? words.unfold : words.fold}
          </button>
        )}
      </header>
      {isOver ? (
        <Ended tale={ended} roll={roll} />
      ) : (
        !isFolded &&
        battle && (
          <>
            <Field view={view} actions={actions} battle={battle} />
            <div class="jc-throw">{roll && <Fire roll={roll} tumbling={tumbling} words={words} />}</div>
            <Orders view={view} actions={actions} battle={battle} text={props.text} />
          </>
        )
      )}
    </section>
  )
}

const ROUNDS = Array.from({ length: BATTLE_ROUNDS }, (_, i) => numeral(i + 1))

function Rounds({ round }: { readonly round: number }) {
  const { words } = useAround()
  return <Pips class="jc-rounds" label={words.round(round, BATTLE_ROUNDS)} of={ROUNDS} now={round} />
}

/** Defender left, Attacker right, letter by letter in the order they act. */
function Field({ view, actions, battle }: BattleProps & { readonly battle: Frames['battle'] }) {
  const { words } = useAround()
  const contest = contestAt(view, battle.place)
  if (!contest) return null
  const attacker = contest.attacker
  const defender: SideId = attacker === 'caesar' ? 'pompeius' : 'caesar'
  const { known } = standing(view, battle.place)
  const fighting = known.filter((one) => one.border === null)
  const letterNow = letterToAct(battle, contest)
  return (
    <div class="jc-field">
      <p class={`jc-role jc-of-${defender}`}>
        <b>{words.sides[defender]}</b> {words.defender}
      </p>
      <p class={`jc-role jc-of-${attacker}`}>
        <b>{words.sides[attacker]}</b> {words.attacker}
        {contest.surprise && battle.round === 1 && <small>{words.surprise}</small>}
      </p>
      {LETTERS.map((letter) => {
        const row = (side: SideId): KnownBlock[] =>
          fighting.filter((one) => one.side === side && letterOf(one.block, side === attacker) === letter)
        return (
          <div key={letter} class={`jc-letter${letter === letterNow ? ' is-now' : ''}`}>
            <Fighters view={view} actions={actions} blocks={row(defender)} attacks={false} />
            <b class={battle.side ? (battle.side === attacker ? 'is-attackers' : 'is-defenders') : ''}>{letter}</b>
            <Fighters view={view} actions={actions} blocks={row(attacker)} attacks />
          </div>
        )
      })}
      <Reserves view={view} battle={battle} side={defender} />
      <Reserves view={view} battle={battle} side={attacker} />
    </div>
  )
}

/** Which letter acts: by the count of turns in the Round, or all of the Attacker's first in a surprise. */
function letterToAct({ round, turn }: Frames['battle'], { surprise }: Contest): string {
  return LETTERS[surprise && round === 1 ? turn % LETTERS.length : turn >> 1]
}

interface FightersProps extends BattleProps {
  readonly blocks: readonly KnownBlock[]
  readonly attacks: boolean
}

function Fighters({ view, actions, blocks, attacks }: FightersProps) {
  const { desk, words } = useAround()
  const chosen = fighterOf(desk.fighter.value, actions)
  const arrived = desk.told.tale.value?.arrived ?? []
  return (
    <div class="jc-fighters">
      {blocks.map((one) => {
        const deed = actions.find((a) => 'block' in a && a.block === one.block)
        const isChosen = chosen === one.block || isHit(desk.chosen.value?.actions, one.block)
        const label = `${describe(view, actions, one.block, words, false)}${one.acted ? `, ${words.acted}` : ''}`
        return (
          <button
            key={one.block}
            type="button"
            data-block={one.block}
            class={`jc-one${deed ? ' is-able' : ''}${isChosen ? ' is-held' : ''}${one.acted ? ' has-acted' : ''}${arrived.includes(one.block) ? ' has-arrived' : ''}`}
            aria-pressed={isChosen}
            onClick={() => {
              if (deed && deed.do !== 'hit') desk.fighter.value = one.block
              else desk.block(one.block)
            }}
          >
            <span class="unseen">{label}</span>
            <BlockImage
              {...one}
              moved={false}
              attacks={attacks}
              words={words}
              mark={deed?.do === 'hit' ? 'skull' : one.acted ? 'check' : null}
            />
          </button>
        )
      })}
    </div>
  )
}

/** Whether this block was touched to take the hit. */
const isHit = (chosen: readonly Action[] | undefined, id: BlockId): boolean =>
  chosen?.some((action) => action.do === 'hit' && action.block === id) ?? false

/** The block that acts: the one chosen, or the first that may. */
function fighterOf(chosen: BlockId | null, actions: readonly Action[]): BlockId | null {
  const may = actions.flatMap((a) => ('block' in a && a.do !== 'hit' ? [a.block] : []))
  return chosen && may.includes(chosen) ? chosen : (may[0] ?? null)
}

function Reserves({
  view,
  battle,
  side,
}: {
  readonly view: View
  readonly battle: Frames['battle']
  readonly side: SideId
}) {
  const { words } = useAround()
  const contest = contestAt(view, battle.place)
  const { known, hidden } = standing(view, battle.place)
  const seen = known.filter((one) => one.side === side && isReserve(contest, one))
  const backs = hidden.filter((pile) => pile.side === side)
  const n = seen.length + backs.reduce((sum, { count }) => sum + count, 0)
  return (
    <div class="jc-reserves">
      {n > 0 && (
        <>
          <p>{words.reserves(n)}</p>
          {seen.map((one) => (
            <BlockImage key={one.block} {...one} words={words} />
          ))}
          {backs.flatMap((pile) =>
            Array.from({ length: pile.count }, (_, i) => (
              <BackImage key={`${pile.border}${pile.colour}${i}`} {...pile} />
            )),
          )}
        </>
      )}
    </div>
  )
}

/** What the block that acts can do; in Round 4 an Attacker can only leave. */
function Orders({
  view,
  actions,
  battle,
  text,
}: BattleProps & Pick<Props, 'text'> & { readonly battle: Frames['battle'] }) {
  const { desk, words } = useAround()
  const hits = stepNow(view) === 'hits' ? frame(view, 'hits') : null
  if (hits && desk.chosen.value) return <ChosenExplained text={text} />
  if (hits) return <p class="jc-orders is-told">{words.toChooseHit(words.sides[hits.side], hits.left)}</p>
  const id = fighterOf(desk.fighter.value, actions)
  const contest = contestAt(view, battle.place)
  if (!id)
    return (
      <p class="jc-orders is-told">
        {battle.side && contest ? words.toAct(words.sides[battle.side], letterToAct(battle, contest)) : ''}
      </p>
    )
  const mine = actions.filter((a) => 'block' in a && a.block === id)
  const has = (verb: Action['do']): Action | undefined => mine.find((a) => a.do === verb)
  const fire = has('fire')
  const pass = has('pass')
  const perish = has('perish')
  const leaves = mine.some((a) => a.do === 'retreat' || a.do === 'sail')
  return (
    <section class="jc-orders" aria-label={words.blocks[id]}>
      <b>{words.blocks[id]}</b>
      {fire && (
        <button type="button" class="button main" data-do={controlOf(fire)} onClick={() => desk.act(fire)}>
          {words.fire}
        </button>
      )}
      {leaves && (
        <button type="button" class={fire ? 'button' : 'button main'} onClick={() => desk.chooseRetreat(id)}>
          {words.retreat}
        </button>
      )}
      {perish && (
        <button type="button" class="button main" data-do={controlOf(perish)} onClick={() => desk.act(perish)}>
          {text.action(perish)}
        </button>
      )}
      {pass && (
        <button type="button" class="button" data-do={controlOf(pass)} onClick={() => desk.act(pass)}>
          {words.pass}
        </button>
      )}
    </section>
  )
}

/** How it ended, until it has been read. */
function Ended({ tale, roll }: { readonly tale: BattleTale; readonly roll: Roll | null }) {
  const { desk, words } = useAround()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const winner = tale.winner
  return (
    <div class="jc-ended">
      {winner && <h3 class={`jc-of-${winner}`}>{words.won(words.sides[winner], tale.at)}</h3>}
      {roll && <Fire roll={roll} tumbling={false} words={words} />}
      <Named title={words.lost} told={tale.lost} />
      <Named title={words.left} told={tale.left} />
      <button
        ref={button}
        type="button"
        class="button main"
        onClick={() => {
          desk.told.ended.value = null
        }}
      >
        {words.goOn}
      </button>
    </div>
  )
}

function Named({ title, told }: { readonly title: string; readonly told: readonly Told[] }) {
  const { words } = useAround()
  return (
    <>
      <h4>{title}</h4>
      {told.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <ul class="jc-heap">
          {told.map(({ side, block }, i) => (
            <li key={i} aria-label={`${words.blocks[block]}, ${words.sides[side]}`}>
              <BlockImage block={block} side={side} strength={0} words={words} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
