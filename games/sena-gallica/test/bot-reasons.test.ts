import type { Params } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { Explanations } from '../bot/reasons.ts'
import { reasons as en } from '../text/explain.en.ts'
import { reasons as it } from '../text/explain.it.ts'

const SHIP = { ship: 'byz-01' }
const ON = { ...SHIP, on: 'goth-02' }
const AT = { ...SHIP, at: 'goth-02' }
const FROM = { ...SHIP, from: 'goth-02' }
const JOHN = { leader: 'john' }

/** Something of everything that a computer may give as its reason. */
const SAMPLES: { readonly [Key in keyof Explanations]: Explanations[Key] } = {
  'set-up': {},
  opposite: {},
  'first-ourselves': {},
  'first-the-enemy': {},
  'squadrons-as-formed': {},
  squadron: JOHN,
  shift: { ...JOHN, ...SHIP },
  activate: SHIP,
  'ram-beam': ON,
  'ram-stern': ON,
  'ram-bow': ON,
  'ram-helpless': ON,
  through: ON,
  rake: ON,
  shoot: AT,
  grapple: AT,
  board: ON,
  'board-empty': ON,
  cut: FROM,
  'cut-burning': FROM,
  'cut-sinking': FROM,
  'right-oars': SHIP,
  rest: SHIP,
  withdraw: SHIP,
  reverse: SHIP,
  'draw-off': SHIP,
  close: SHIP,
  'close-fast': SHIP,
  form: SHIP,
  stay: SHIP,
  'fire-back': AT,
  'hold-fire': { at: 'goth-02' },
  riposte: AT,
  'no-riposte': AT,
  oars: SHIP,
  sweep: ON,
  'no-sweep': ON,
  'back-off': ON,
  'hold-on': ON,
  join: ON,
  attack: { on: 'goth-02' },
  lose: SHIP,
  man: SHIP,
  'man-enough': {},
  change: SHIP,
  escape: { ...JOHN, ...SHIP },
  'offer-end': {},
  'accept-end': {},
  'recall-end': {},
  only: {},
}

const NAMES: Readonly<Record<string, readonly [english: string, italian: string]>> = {
  'byz-01': ['Byzantine dromon 1', 'dromone bizantino 1'],
  'goth-02': ['Gothic dromon 2', 'dromone goto 2'],
  john: ['John', 'Giovanni'],
}

describe('the reasons of the computer', () => {
  test.each(Object.entries(SAMPLES))(
    '%s is a sentence of its own in both languages, with the names it is about',
    (key, about) => {
      const params: Params = { ...about }
      for (const how of ['why', 'advice'] as const) {
        const said = [en[how]({ key, params }), it[how]({ key, params })]
        expect(said[0]).not.toBe(said[1])
        for (const [i, sentence] of said.entries()) {
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
          for (const value of Object.values(params)) expect(sentence).toContain(NAMES[String(value)][i])
        }
      }
    },
  )
})
