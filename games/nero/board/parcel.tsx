import { useState } from 'preact/hooks'
import type { SeatId } from '../rules/printed.ts'
import type { RankId } from '../rules/view.ts'
import { useAround } from './around.ts'
import { CommanderImage, LegionImage } from './pieces.tsx'
import { matching, nearest, type Parcel, type ParcelAction, parcelOf } from './touch.ts'

interface PickerProps {
  readonly seat: SeatId
  readonly rank: RankId
  /** Every parcel that may be taken. */
  readonly all: readonly ParcelAction[]
  readonly parcel: Parcel
  onPick(parcel: Parcel): void
}

/** How many legions, and the commander or not: only what may be taken can be picked. */
export function Picker({ seat, rank, all, parcel, onPick }: PickerProps) {
  const { words } = useAround()
  const { legions, commander } = parcel
  const counts = [...new Set(all.map((action) => action.legions))].sort((a, b) => a - b)
  const i = counts.indexOf(legions)
  const to = (count: number | undefined): void => {
    if (count === undefined) return
    const same = matching(all, { legions: count, commander })
    onPick(same ? { legions: count, commander } : { legions: count, commander: !commander })
  }
  const hasHim = all.some((action) => parcelOf(action).commander)
  const flip = (): void => onPick(nearestWith(all, { legions, commander: !commander }))
  return (
    <fieldset class="ne-picker">
      <legend class="unseen">{words.whoGoes}</legend>
      {counts.length > 1 && (
        <button
          type="button"
          class="button"
          disabled={i <= 0}
          aria-label={words.fewer}
          onClick={() => to(counts[i - 1])}
        >
          −
        </button>
      )}
      <span class="ne-picked" role="img" aria-label={words.legions(legions)}>
        <LegionImage owner={seat} count={legions} />
      </span>
      {counts.length > 1 && (
        <button
          type="button"
          class="button"
          disabled={i === counts.length - 1}
          aria-label={words.more}
          onClick={() => to(counts[i + 1])}
        >
          +
        </button>
      )}
      {hasHim && (
        <button
          type="button"
          class="button ne-with-him"
          aria-pressed={commander}
          aria-label={words.ranks[rank]}
          title={words.ranks[rank]}
          onClick={flip}
        >
          <CommanderImage seat={seat} rank={rank} />
        </button>
      )}
    </fieldset>
  )
}

/** The nearest parcel that is as asked about the commander, if there is any. */
function nearestWith(all: readonly ParcelAction[], wanted: Parcel): Parcel {
  const same = all.filter((action) => parcelOf(action).commander === wanted.commander)
  return nearest(same.length > 0 ? same : all, wanted)
}

interface ParcelProps extends Omit<PickerProps, 'parcel' | 'onPick'> {
  readonly label: (action: ParcelAction) => string
  /** With all legions to begin with, or with as few as can be. */
  readonly begin: 'most' | 'least'
}

/** A parcel and the button that takes it. */
export function ParcelChoice({ label, begin, ...picker }: ParcelProps) {
  const { desk } = useAround()
  const usual = nearest(picker.all, { legions: begin === 'most' ? 99 : 1, commander: false })
  const [wanted, setWanted] = useState(usual)
  const parcel = matching(picker.all, wanted) ? wanted : usual
  const action = matching(picker.all, parcel)
  return (
    <div class="ne-parcel">
      <Picker {...picker} parcel={parcel} onPick={setWanted} />
      {action && (
        <button type="button" class={begin === 'most' ? 'button main' : 'button'} onClick={() => desk.act(action)}>
          {label(action)}
        </button>
      )}
    </div>
  )
}
