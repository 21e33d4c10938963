import { describe, expect, test } from 'vitest'
import { describe as inWords } from '../board/say-places.ts'
import { sayWindow } from '../board/say-window.ts'
import {
  grabbable,
  hindrance,
  litPlaces,
  nearest,
  type Parcel,
  parcels,
  touchCard,
  touchPlace,
} from '../board/touch.ts'
import { withButton } from '../board/verbs.ts'
import { words } from '../board/words-ui.en.ts'
import { PLACE_IDS, type PlaceId } from '../rules/board.ts'
import type { Position } from '../rules/position.ts'
import { type Bench, bench } from './bench.ts'

const ALONE: Parcel = { legions: 0, commander: true }
const legions = (n: number, commander = false): Parcel => ({ legions: n, commander })

const touch = (b: Bench, at: PlaceId, parcel: Parcel) => touchPlace(b.view('galba'), b.actions('galba'), parcel, at)

const lit = (b: Bench, parcel: Parcel): PlaceId[] => [...litPlaces(b.view('galba'), b.actions('galba'), parcel)].sort()

describe('setting out', () => {
  const italy = (more: Position = {}): Bench =>
    bench({
      legions: { 'italia-north': { galba: 2 } },
      commanders: { galba: 'italia-north' },
      pool: { at: 'italia-north', points: 3 },
      ...more,
    })

  test('legions may go to every neighbour but Rome, a commander alone to Rome too', () => {
    const b = italy()
    const neighbours = ['dalmatia', 'gallia-narbonensis', 'germania-superior', 'italia-south', 'noricum', 'raetia']
    expect(lit(b, legions(2))).toEqual(neighbours)
    expect(lit(b, legions(1, true))).toEqual(neighbours)
    expect(lit(b, ALONE)).toEqual([...neighbours, 'roma'])
    expect(hindrance(b.view('galba'), 'italia-north', 'roma', legions(1))).toBe('legions-in-rome')
    expect(hindrance(b.view('galba'), 'italia-north', 'syria', legions(1))).toBe('not-next')
  })

  test('whatever is lit may really be done', () => {
    const b = italy({ tribes: 'germania-superior', pool: { at: 'italia-north', points: 2 } })
    for (const parcel of [legions(1), legions(2, true), ALONE])
      for (const at of PLACE_IDS) {
        const meaning = touch(b, at, parcel)
        if (meaning.is !== 'act') continue
        const [form, go] = meaning.actions
        expect(b.fork().do('galba', form).may('galba', go), at).toBe(true)
      }
    // Three points to enter where the tribes are.
    expect(lit(b, legions(1))).not.toContain('germania-superior')
    expect(hindrance(b.view('galba'), 'italia-north', 'germania-superior', legions(1))).toBe('too-dear')
  })

  test('the pieces of that province can be dragged, and no others', () => {
    const b = italy()
    expect(grabbable(b.view('galba'), b.actions('galba'))).toBe('italia-north')
    expect(grabbable(b.view('otho'), b.actions('otho'))).toBeNull()
    b.form(2).go('raetia')
    expect(grabbable(b.view('galba'), b.actions('galba'))).toBe('raetia')
  })

  test('of what may be taken the nearest is taken', () => {
    const forms = parcels(italy().actions('galba'), 'form')
    expect(nearest(forms, legions(99))).toEqual(legions(2))
    expect(nearest(forms, legions(99, true))).toEqual(legions(2, true))
    expect(nearest(forms, legions(0))).toEqual(ALONE)
  })
})

describe('under way', () => {
  test('a neighbour is gone to, and any other place asked about', () => {
    const b = bench({ legions: { raetia: { galba: 1 } }, pool: { at: 'raetia', points: 3 } })
      .form(1)
      .go('noricum')
    expect(touch(b, 'pannonia', legions(0))).toEqual({ is: 'act', actions: [{ do: 'go', to: 'pannonia' }] })
    expect(touch(b, 'syria', legions(0))).toEqual({ is: 'why', action: { do: 'go', to: 'syria' } })
    expect(touch(b, 'noricum', legions(0))).toEqual({ is: 'open', at: 'noricum' })
  })
})

describe('in one’s own hand', () => {
  const b = bench({ legions: { raetia: { galba: 1 } }, hands: { galba: ['galley-fleet-1', 'illness-1'] } })

  test('pieces that would move without a card ask why; a place without any is looked at', () => {
    expect(touch(b, 'raetia', legions(0))).toEqual({
      is: 'why',
      action: { do: 'form', legions: 1, commander: 'without' },
    })
    expect(touch(b, 'syria', legions(0))).toEqual({ is: 'open', at: 'syria' })
  })

  test('a card has several uses, and none of another’s hand', () => {
    const card = touchCard(b.view('galba'), b.actions('galba'), 'illness-1')
    expect(card.is === 'choose' && card.actions.map((action) => action.do)).toEqual(['lay', 'discard'])
    expect(touchCard(b.view('otho'), b.actions('otho'), 'illness-1').is).toBe('nothing')
  })

  test('what is aimed at a port opens it, to say who goes aboard', () => {
    const fleet = bench({ legions: { syria: { galba: 2 } }, hands: { galba: ['galley-fleet-1'] } })
    fleet.do('galba', { do: 'event', card: 'galley-fleet-1' })
    expect(touch(fleet, 'syria', legions(0))).toEqual({ is: 'open', at: 'syria' })
    expect(parcels(fleet.actions('galba'), 'load', 'syria').length).toBeGreaterThan(1)
  })
})

describe('the decisions of others', () => {
  test('a retreat is chosen on the map, with or without the commander', () => {
    const b = bench({
      legions: { raetia: { galba: 1 }, noricum: { otho: 1 } },
      commanders: { otho: 'noricum' },
      hands: { otho: [], vitellius: [], vespasian: [] },
      pool: { at: 'raetia', points: 3 },
    }).form(1)
    b.do('galba', { do: 'go', to: 'noricum' })
    const meaning = touchPlace(b.view('otho'), b.actions('otho'), legions(0), 'pannonia')
    expect(meaning.is === 'choose' && meaning.actions.length).toBe(2)
    expect(withButton(b.actions('otho')).at(-1)).toEqual({ do: 'stay' })
    const back = touchPlace(b.view('otho'), b.actions('otho'), legions(0), 'raetia')
    expect(back.is === 'why' && b.why('otho', back.action)).toBe('retreat-where-they-came-from')
  })

  test('a window says what is to be answered', () => {
    const b = bench({
      legions: { raetia: { galba: 2 } },
      hands: { otho: ['bad-weather-1'] },
      pool: { at: 'raetia', points: 3 },
    }).form(2)
    b.do('galba', { do: 'go', to: 'noricum' })
    expect(sayWindow(b.view('otho'), words)).toBe('Galba: 2 legions from Raetia to Noricum')
    expect(touchCard(b.view('otho'), b.actions('otho'), 'bad-weather-1')).toEqual({
      is: 'act',
      actions: [{ do: 'answer', card: 'bad-weather-1' }],
    })
  })
})

test('a place is described with whoever stands there, their markers, and who holds it', () => {
  const b = bench({
    legions: { raetia: { galba: [1, 0, 1, 0], otho: 1, independent: 1 } },
    commanders: { galba: 'raetia contender' },
  })
  expect(inWords(b.view('spectator'), 'raetia', words)).toEqual([
    'Galba: 2 legions, 1 with a retreat marker',
    'Otho: 1 legion',
    'Independent: 1 legion',
    'Galba’s Contender',
    'controlled by Galba',
  ])
})
