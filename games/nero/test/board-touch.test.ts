import { marches, marchTo, NOWHERE, quickChance } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { describe as inWords } from '../board/describe-places.ts'
import { sayWindow } from '../board/describe-window.ts'
import { words } from '../board/labels.en.ts'
import {
  goingOut,
  grabbable,
  litPlaces,
  nearest,
  onCard,
  type Parcel,
  parcels,
  type Reach,
  touchPlace,
} from '../board/touch.ts'
import { endingOf, withButton } from '../board/verbs.ts'
import type { Action } from '../rules/action.ts'
import { nero as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { PLACE_IDS, type PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const ALONE: Parcel = { legions: 0, commander: true }
const legions = (n: number, commander = false): Parcel => ({ legions: n, commander })

/** What the rules answer, in a world that Galba could be in. */
const asked = (b: Bench, question: Parameters<typeof marches<object, Action, object, object>>[3] | null): Reach =>
  question
    ? marches(game, game.imagine({ seat: 0, view: b.view('galba'), heard: [] }, quickChance(1)), 0, question)
    : NOWHERE
const reach = (b: Bench, parcel: Parcel): Reach => asked(b, goingOut(b.actions('galba'), parcel))

const touch = (b: Bench, at: PlaceId, parcel: Parcel) =>
  touchPlace(b.view('galba'), b.actions('galba'), parcel, at, reach(b, parcel))

const lit = (b: Bench, parcel: Parcel): PlaceId[] => [...litPlaces(b.actions('galba'), reach(b, parcel)).keys()].sort()

/** Why legions that would set out may not go there. */
const barred = (b: Bench, to: PlaceId): string | undefined =>
  asked(b, {
    pieces: [],
    first: [
      { do: 'form', legions: 1, commander: 'without' },
      { do: 'go', to },
    ],
  })?.refusal?.reason

describe('setting out', () => {
  const italy = (more: Position = {}): Bench =>
    bench({
      legions: { 'italia-north': { galba: 2 } },
      commanders: { galba: 'italia-north' },
      pool: { at: 'italia-north', points: 3 },
      // Who may answer a step holds up the next.
      hands: { otho: ['illness-1'] },
      ...more,
    })

  test('legions may go to every neighbour but Rome, a commander alone to Rome too', () => {
    const b = italy()
    const neighbours = ['dalmatia', 'gallia-narbonensis', 'germania-superior', 'italia-south', 'noricum', 'raetia']
    expect(lit(b, legions(2))).toEqual(neighbours)
    expect(lit(b, legions(1, true))).toEqual(neighbours)
    expect(lit(b, ALONE)).toEqual([...neighbours, 'roma'])
    expect(barred(b, 'roma')).toBe('legions-never-in-rome')
    expect(barred(b, 'syria')).toBe('not-adjacent')
    expect(barred(b, 'raetia')).toBeUndefined()
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
    expect(barred(b, 'germania-superior')).toBe('tribes-too-dear')
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

describe('further than one province', () => {
  /** Nobody holds a card, so nobody can answer a step of Galba's legions. */
  const alone = (more: Position = {}): Bench =>
    bench({
      legions: { raetia: { galba: 2 }, syria: { otho: 1 } },
      hands: { otho: [], vitellius: [], vespasian: [] },
      pool: { at: 'raetia', points: 3 },
      ...more,
    })

  test('a stack that nobody can stop is sent in one gesture, for the points that all its steps cost', () => {
    const b = alone()
    const march = marchTo(reach(b, legions(2)), 'pannonia')
    expect(march).toMatchObject({ paths: [['noricum', 'pannonia']], price: 2, isBinding: false })
    expect(touch(b, 'pannonia', legions(2))).toEqual({
      is: 'act',
      actions: [
        { do: 'form', legions: 2, commander: 'without' },
        { do: 'go', to: 'noricum' },
        { do: 'go', to: 'pannonia' },
      ],
      isBinding: false,
    })
    expect(lit(b, legions(2))).not.toContain('syria')
  })

  test('under way it goes on like that', () => {
    const b = alone().form(2).go('noricum')
    const march = marchTo(reach(b, legions(0)), 'moesia')
    expect(march).toMatchObject({ price: 2, way: [{ do: 'go' }, { do: 'go', to: 'moesia' }] })
  })

  test('where somebody may answer each step is one of its own', () => {
    const b = alone({ hands: { otho: ['illness-1'], vitellius: [], vespasian: [] } })
    expect(marchTo(reach(b, legions(2)), 'noricum')).toMatchObject({ price: 1, isBinding: true })
    expect(marchTo(reach(b, legions(2)), 'pannonia')).toBeNull()
  })

  test('the tribes cost three points, before anybody has answered too', () => {
    const b = alone({ tribes: 'germania-superior', hands: { otho: ['illness-1'], vitellius: [], vespasian: [] } })
    expect(marchTo(reach(b, legions(2)), 'germania-superior')?.price).toBe(3)
  })

  test('before the rules have answered, what is not legal at once waits', () => {
    const b = alone()
    const meaning = touchPlace(b.view('galba'), b.actions('galba'), legions(2), 'noricum', null)
    expect(meaning).toMatchObject({ is: 'wait', question: { pieces: ['stack'] } })
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
    expect(onCard(b.actions('galba'), 'illness-1').map((action) => action.do)).toEqual(['lay', 'discard'])
    expect(onCard(b.actions('otho'), 'illness-1')).toEqual([])
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
    const meaning = touchPlace(b.view('otho'), b.actions('otho'), legions(0), 'pannonia', NOWHERE)
    expect(meaning.is === 'choose' && meaning.actions.length).toBe(2)
    expect(withButton(b.actions('otho')).at(-1)).toEqual({ do: 'stay' })
    const back = touchPlace(b.view('otho'), b.actions('otho'), legions(0), 'raetia', NOWHERE)
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
    expect(onCard(b.actions('otho'), 'bad-weather-1')).toEqual([{ do: 'answer', card: 'bad-weather-1' }])
    // Of all the ways to pass the key means the shortest.
    expect(endingOf(b.actions('otho'), 'pass')).toEqual({ do: 'pass', until: 'next' })
    expect(endingOf(b.actions('otho'), 'done')).toBeNull()
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
