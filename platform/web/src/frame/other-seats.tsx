import type { LevelId } from '@iacta/bots'
import type { Computer } from '@iacta/wire'
import { computer } from '../settings.ts'
import { useId } from './ids.ts'
import { LEVEL_NAMES } from './levels.words.ts'
import { w } from './other-seats.words.ts'

const LEVELS = Object.keys(LEVEL_NAMES) as LevelId[]

/** Who sits in a seat: a person, who is still to come or is here, or the computer at some level. */
export type Sitter = 'person' | LevelId

interface OtherSeatsProps {
  readonly seats: readonly string[]
  readonly sitters: Readonly<Record<string, Sitter>>
  /** What a person there is called: somebody to come, or somebody before this screen. */
  readonly personIs: string
  nameOf(seat: string): string
  onChange(seat: string, sitter: Sitter): void
}

/** Who sits in each of the other seats of a table for several. */
export function OtherSeats({ seats, sitters, personIs, nameOf, onChange }: OtherSeatsProps) {
  return (
    <fieldset class="choices other-seats">
      <legend>{w.value.others}</legend>
      {seats.map((seat) => (
        <OtherSeat
          key={seat}
          name={nameOf(seat)}
          sitter={sitters[seat] ?? 'person'}
          personIs={personIs}
          onChange={(sitter) => onChange(seat, sitter)}
        />
      ))}
    </fieldset>
  )
}

interface OtherSeatProps {
  readonly name: string
  readonly sitter: Sitter
  readonly personIs: string
  onChange(sitter: Sitter): void
}

function OtherSeat({ name, sitter, personIs, onChange }: OtherSeatProps) {
  const id = useId()
  return (
    <p class="field-line">
      <label for={id}>{name}</label>
      <select
        id={id}
        value={sitter}
        onChange={({ currentTarget }) => onChange(LEVELS.find((level) => level === currentTarget.value) ?? 'person')}
      >
        <option value="person">{personIs}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {w.value.computer(LEVEL_NAMES[level])}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Who sits where, as a table is asked for; `person` is who sits in a seat that is not the computer's. */
export const seated = <const Who,>(
  seats: readonly string[],
  sitters: Readonly<Record<string, Sitter>>,
  person: Who,
): Record<string, Who | Computer> =>
  Object.fromEntries(
    seats.map((seat) => {
      const sitter = sitters[seat] ?? 'person'
      return [seat, sitter === 'person' ? person : computer(sitter)]
    }),
  )
