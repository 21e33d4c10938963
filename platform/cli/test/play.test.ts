import { readFileSync } from 'node:fs'
import type { Language } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { describe, expect, test } from 'vitest'
import { findRule } from '../src/play.ts'
import { iacta, iactaIn, json, type Ran, type Recorded, scratchFolder } from './run.ts'

const scratch = scratchFolder()

/** Plays with these lines typed; what the computer does and what the dice show is different every time. */
const play = (lines: readonly string[], ...flags: string[]): Ran =>
  iactaIn({ input: `${lines.join('\n')}\n` }, 'play', 'julius-caesar', ...flags)

/** More than a whole game of always taking the first choice needs: ending moves, levies and the rest as soon as may be. */
const ALWAYS_THE_FIRST = new Array<string>(5000).fill('1')

const saved = (file: string): Recorded => JSON.parse(readFileSync(file, 'utf8'))

/** The line that tells how a game ended. */
const ended = (language: Language, outcome: Recorded['outcome']): string =>
  outcome ? `${gameNamed('julius-caesar').text[language].outcome(outcome)}\n` : ''

describe('a game against the computer', () => {
  test('takes numbers and parts of a choice, undoes, shows map and log, and is left with q', () => {
    const { code, out, err } = play(
      ['2', 'l', 'u', 'u', 'm', 'ready', 'l', 'q', 'l', 'q', 'q', '1'],
      '--scenario',
      'free',
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(
      /^Julius Caesar\n {2}Free deployment\n {2}Pompeius: the computer, Tiro, (?:bold|patient|grasping)\.\nThe dice are sealed: [0-9a-f]{64}\n/,
    )
    expect(out).toContain('Free deployment: exchange blocks')
    expect(out.match(/· Caesar changes places with Antonius\./g)).toHaveLength(2)
    expect(out.match(/Taken back\./g)).toHaveLength(1)
    expect(out.match(/There is nothing to take back\./g)).toHaveLength(1)
    expect(out.match(/^Points: Caesar 1, Pompeius 7/gm)).toHaveLength(2)
    expect(out.match(/· Caesar is dealt six cards: .+\./g)).toHaveLength(3)
    expect(out.match(/> Leave the game\? It is not kept: .+ Say "q" again to leave\./g)).toHaveLength(2)
    expect(out).toMatch(/Discard one of your six cards.*\n {4}1 Discard .+\n/)
    expect(out).toMatch(/> The game is left unfinished\.\n$/)
  })

  test('keeps the choices in sight below the map, under the numbers they had', () => {
    const { out } = play(['legio viii', 'm'], '--scenario', 'free')
    const listed = [...out.matchAll(/^(?:> )?( +1 .+\n(?: +\d+ .+\n)*)/gm)].map(([, choices]) => choices)
    expect(listed).toHaveLength(3)
    expect(listed[2]).toBe(listed[1])
    expect(listed[1]).not.toBe(listed[0])
  })

  test('lists long choices in part, and takes only numbers it has listed', () => {
    const { out } = play(['41', 'legio', 'no such thing'], '--scenario', 'free')
    expect(out.match(/No choice matches that\./g)).toHaveLength(2)
    const [all, legions] = [...out.matchAll(/… and (\d+) more/g)].map(([, n]) => Number(n))
    expect(legions).toBeLessThan(all)
  })

  test('says why not, with the clause and the rule', () => {
    const { out } = play(
      ['why exchange legio-8 legio-12', 'why 1', 'why', 'why fly', 'why constructor', 'why exchange legio-8'],
      '--scenario',
      'free',
    )
    expect(out).toMatch(/> 5\.3a: Legio VIII and Legio XII stand in the same city.+\n {2}\S.+\n/)
    expect(out).toContain('> That is allowed.\n')
    expect(out).toMatch(/> Say what you would like to do.+\n {2}why exchange <block> <with>\n {2}why ready\n/)
    expect(out).toMatch(/> the "do" of an action "fly" is unknown; did you mean ".+"\?\n/)
    expect(out).toMatch(/> the "do" of an action "constructor" is unknown/)
    expect(out).toMatch(/> the "with" of "exchange" must be text, not missing\n/)
  })

  test('is given up with resign, which says first what comes of it', () => {
    const { code, out } = play(['resign', 'm', 'resign', 'resign'], '--scenario', 'free')
    expect(code).toBe(0)
    const asks = 'Give up as Caesar? The game is over, and lost. Say "resign" again to do it.'
    expect(out.split(asks)).toHaveLength(3)
    expect(out).toMatch(/Caesar resigns\.\n$/)
    const nero = iactaIn(
      { input: ['', 'resign', 'resign', 'q', 'q'].join('\n') },
      'play',
      'nero',
      '--hot-seat',
      '--language',
      'it',
    )
    expect(nero.out).toContain('Il computer continua al tuo posto.')
  })

  test('has no agreed length where the rules know of none', () => {
    expect(play([], '--minutes', '60')).toMatchObject({
      code: 2,
      err: expect.stringContaining('the rules of julius-caesar know of no agreed time'),
    })
  })

  test('calls a clause by its number, or by the name of what it is about', () => {
    const { en, it } = gameNamed('nero').rules
    expect(findRule(en, 'NE-3.0c')?.number).toBe('3.0c')
    expect(findRule(en, 'NE-12.0-galley-fleet-b')?.number).toBe('Galley Fleet b')
    expect(findRule(it, 'NE-12.0-galley-fleet-b')?.number).toBe('Flotta di galere b')
    expect(findRule(en, 'NE-99.9z')).toBeNull()
  })

  test('shows the blocks of one’s own seat and never the other’s', () => {
    const caesars = play(['m', 'l'], '--as', 'caesar').out
    expect(caesars).toContain('Antonius II')
    expect(caesars).not.toMatch(/Scipio|Legio XXX/)
    const pompeiuss = play(['m', 'l'], '--as', 'pompeius').out
    expect(pompeiuss).toContain('Scipio III')
    expect(pompeiuss).not.toMatch(/Antonius|Legio VIII\b/)
  })

  test('goes on to its end, and leaves a record whose dice can be checked', () => {
    const file = scratch.path('finished.json')
    const { code, out } = play(ALWAYS_THE_FIRST, '--save', file)
    expect(code).toBe(0)
    const { actions, outcome } = saved(file)
    expect(out.endsWith(`${ended('en', outcome)}The record is in ${file}; "iacta verify" checks its dice.\n`)).toBe(
      true,
    )
    expect(json(iacta('verify', file, '--json'))).toMatchObject({ ok: true, actions: actions.length })
    expect(json(iacta('replay', file, '--json'))).toMatchObject({ at: actions.length, outcome })
  })

  test('leaves a running record that replays, keeps its secret, and cannot be verified yet', () => {
    const file = scratch.path('running.json')
    const { code, out } = play(['1', '1', 'q', 'q'], '--scenario', 'free', '--save', file)
    expect(code).toBe(0)
    expect(out).toMatch(/The record so far is in .+running\.json; "iacta replay" shows it\.\n$/)
    const record = saved(file)
    expect(record).toMatchObject({ options: { scenario: 'free' }, secret: null, outcome: null })
    expect(record.actions.map(({ action }) => action.do)).toEqual(expect.arrayContaining(['ready', 'discard']))
    const now = json<Record<string, unknown>>(iacta('replay', file, '--seat', 'caesar', '--json'))
    // Caesar's two answers, each with what came to light: what the computer did unseen before does not count.
    expect(record.actions.length).toBeGreaterThan(3)
    expect(now).toMatchObject({ at: 2, of: 2, prompt: { key: 'card' }, outcome: null })
    expect(now).not.toHaveProperty('state')
    expect(iacta('verify', file)).toMatchObject({
      code: 1,
      out: 'It breaks: its secret is not revealed yet: the game is not over\n',
    })
  })

  test('keeps what can still be taken back out of the record', () => {
    const file = scratch.path('provisional.json')
    play(['2', 'q', 'q'], '--scenario', 'free', '--save', file)
    expect(saved(file).actions).toEqual([])
  })
})

describe('hand to hand', () => {
  /** What is printed after each curtain, by whom it is for. */
  const screens = (out: string): { seat: string; shown: string }[] =>
    out
      .split(/The screen is for (?=\w+ now\.)/)
      .slice(1)
      .map((shown) => ({ seat: shown.slice(0, shown.indexOf(' ')), shown }))

  const { code, out } = play(['', '1', '', '1', '1', '', '1', 'q', 'q'], '--hot-seat')
  const hands = screens(out)

  test('a curtain falls between hands', () => {
    expect(code).toBe(0)
    // Pompeius discards and chooses his card before he hands it on.
    expect(hands.slice(0, 3).map(({ seat }) => seat)).toEqual(['Caesar', 'Pompeius', 'Caesar'])
    for (const { shown } of hands) expect(shown).toMatch(/^\w+ now\. Press Enter when nobody else is looking\.\n/)
    expect(out.slice(0, out.indexOf('The screen'))).toMatch(
      /^Julius Caesar\n {2}Historical set-up\nThe dice are sealed: \w+\n$/,
    )
  })

  test('behind it stands one hand only', () => {
    for (const { seat, shown } of hands.slice(0, 3)) {
      expect(shown).toMatch(seat === 'Caesar' ? /Antonius II/ : /Scipio III/)
      expect(shown).not.toMatch(seat === 'Caesar' ? /Scipio|Legio XXX/ : /Antonius|Legio VIII\b/)
    }
    const [caesars, pompeiuss] = hands.map(({ shown }) => shown)
    expect(caesars).toMatch(/Caesar is dealt six cards: .+\n.*Pompeius is dealt six cards\.\n/)
    expect(pompeiuss).toMatch(/Caesar is dealt six cards\.\n.*Pompeius is dealt six cards: /)
  })

  test('a whole game is played that way, in Italian', () => {
    const file = scratch.path('partita.json')
    const game = play(ALWAYS_THE_FIRST, '--hot-seat', '--language', 'it', '--save', file)
    expect(game.code).toBe(0)
    expect(game.out).toContain('Ora lo schermo è di Cesare. Premi Invio quando nessun altro guarda.')
    expect(game.out).toContain('Ora lo schermo è di Pompeo.')
    expect(game.out).toContain(`> ${ended('it', saved(file).outcome)}La partita è in `)
    expect(game.out).not.toMatch(/\b(Discard|Number|turn)\b/)
  })

  test('what several may answer is put to all of them, and what is open to all is decided before all', () => {
    // Events are played wherever they can be, and the first who is asked says that he may answer.
    const lines = new Array<string[]>(300).fill(['as an event', '1']).flat()
    const played = () => iactaIn({ input: `${lines.join('\n')}\n` }, 'play', 'nero', '--hot-seat')
    const question =
      /Does anybody answer\? Enter if nobody does; whoever might says the number:\n +1 (\w+)\n[\s\S]*?now\./
    let game = played()
    // The cards of one game in five have nothing that anybody could answer.
    for (let games = 1; games < 12 && !question.test(game.out); games++) game = played()
    expect(game.code).toBe(0)
    expect(game.out).toMatch(/Vespasian decides, for all to see\.\n\nChoose your home zone\.\n/)
    const asked = question.exec(game.out)
    expect(asked?.[0]).toMatch(new RegExp(`The screen is for ${asked?.[1]} now\\.$`))
  })

  test('one may leave at the curtain', () => {
    expect(play(['q', 'q'], '--hot-seat').out).toMatch(/looking\.\nThe game is left unfinished\.\n$/)
  })
})

describe('in Italian', () => {
  test('everything is said in it, by --language or by the setting of the terminal', () => {
    const said = play(
      ['perché move legio-8 roma', 'why', 'u', 'nulla di simile', 'abbandona', 'abbandona'],
      '--language',
      'it',
    )
    expect(said.out).toContain('I dadi sono sigillati: ')
    expect(said.out).toMatch(/Scarta una delle tue sei carte.*\n {4}1 Scarta /)
    expect(said.out).toMatch(/> 2\.1c: Non è questo che si chiede adesso\.\n {2}\S/)
    expect(said.out).toContain('> Non c’è nulla da annullare.\n')
    expect(said.out).toContain('> Nessuna scelta corrisponde.\n')
    expect(said.out).toContain('  perché move <block> <to>\n')
    expect(said.out).toContain('Scrivi di nuovo «abbandona» per farlo.')
    expect(said.out).toMatch(/Cesare abbandona\.\n$/)
    const set = iactaIn({ input: 'q\n', env: { LANG: 'it_IT.UTF-8' } }, 'play', 'julius-caesar')
    expect(set.out).toMatch(/> La partita resta incompiuta\.\n$/)
  })
})

describe('standing orders', () => {
  test('are followed: who has said so once is not asked again', () => {
    const file = scratch.path('orders.json')
    // Whatever is asked, the first choice; in a window of answers, to pass until further notice.
    const lines = Array.from({ length: 400 }, () => ['pass until i say otherwise', '1']).flat()
    const { code, err } = iactaIn({ input: `${lines.join('\n')}\n` }, 'play', 'nero', '--as', 'galba', '--save', file)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const untils = saved(file).actions.flatMap(({ seat, action }) =>
      seat === 'galba' && action.do === 'pass' ? [action.until] : [],
    )
    expect(untils).toContain('recall')
    expect(untils.filter((until) => until === 'recall').length).toBeLessThanOrEqual(3)
    expect(untils.filter((until) => until === 'next').length).toBeGreaterThan(1)
  })
})
