import type { Params } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { Explanations } from '../bot/reasons.ts'
import { reasons as en } from '../text/explain.en.ts'
import { reasons as it } from '../text/explain.it.ts'

const EAST = { army: 'oriens' }
const AT = { at: 'syria-i' }
const TO = { to: 'syria-i' }
const GOTHS = { power: 'ostrogoths' }

/** Something of everything that a computer may give as its reason. */
const SAMPLES: { readonly [Key in keyof Explanations]: Explanations[Key] } = {
  post: { ...EAST, ...AT },
  strength: EAST,
  station: AT,
  moor: AT,
  lead: { leader: 'totila', at: 'syria-i' },
  pay: { group: 'oriens' },
  'save-gold': {},
  reinforce: EAST,
  raise: { ...EAST, ...AT },
  appoint: EAST,
  replace: { magister: 'belisarius' },
  'keep-commanders': {},
  bribe: GOTHS,
  'no-bribe': GOTHS,
  fortify: AT,
  levy: {},
  choose: GOTHS,
  random: {},
  joint: { leader: 'totila', minor: 'franks' },
  recruit: {},
  join: EAST,
  'set-out': EAST,
  embark: EAST,
  sail: {},
  travel: { magister: 'belisarius', to: 'syria-i' },
  summon: EAST,
  double: {},
  idle: {},
  go: { ...EAST, ...TO },
  'go-against': { ...EAST, ...TO },
  attack: { ...EAST, ...AT },
  'attack-weak': { ...EAST, ...AT },
  clear: { ...EAST, ...AT },
  'place-control': { army: 'totila', ...AT },
  rally: EAST,
  combine: { ...EAST, with: 'thracia' },
  drop: { ...EAST, ...AT },
  'pick-up': { army: 'totila', ...AT },
  disband: { ...EAST, ...AT },
  halt: { ...EAST, ...AT },
  intercept: EAST,
  'let-pass': EAST,
  stand: { ...EAST, ...AT },
  withdraw: { ...EAST, ...TO },
  retreat: { ...EAST, ...TO },
  flee: EAST,
  lose: {},
  command: EAST,
  treasure: {},
  send: {},
  'enter-sea': { to: 'aegean-sea' },
  port: AT,
  patrol: {},
  evade: {},
  fight: {},
  only: {},
}

const NAMES: Readonly<Record<string, readonly [english: RegExp, italian: RegExp]>> = {
  oriens: [/army of the east/i, /armata d’Oriente/i],
  thracia: [/army of thrace/i, /armata di Tracia/i],
  totila: [/Totila/, /Totila/],
  franks: [/Franks/, /Franchi/],
  ostrogoths: [/Ostrogoths/, /Ostrogoti/],
  belisarius: [/Belisarius/, /Belisario/],
  'syria-i': [/Syria I/, /Syria I/],
  'aegean-sea': [/Aegean Sea/, /Mar Egeo/],
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
          for (const value of Object.values(params)) expect(sentence).toMatch(NAMES[String(value)][i])
        }
      }
    },
  )

  test('a people is spoken of as many', () => {
    const about = { key: 'go', params: { army: 'franks', to: 'liguria' } }
    expect(en.why(about)).toBe('The Franks go to Liguria, nearer to what there is to gain.')
    expect(it.why(about)).toBe('I Franchi vanno in Liguria, più vicino a ciò che c’è da guadagnare.')
  })
})
