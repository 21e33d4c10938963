import { describe, expect, test } from 'vitest'
import { expectMistake, iacta } from './run.ts'

const help = iacta('--help')
const COMMANDS = [...help.out.matchAll(/^ {2}iacta (\w+)/gm)].map(([, command]) => command)

describe('iacta', () => {
  test('tells what commands there are', () => {
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(COMMANDS).toEqual(expect.arrayContaining(['play', 'simulate', 'replay', 'verify', 'lab', 'ledger']))
    for (const command of COMMANDS) expect(help.out).toMatch(new RegExp(`^  iacta ${command}\\b.* {2}[A-Z].+\\.$`, 'm'))
    expect(help.out).toContain('iacta <command> --help')
    expect(iacta('help')).toEqual(help)
  })

  test('alone tells the same, but has not done anything', () => {
    expect(iacta()).toEqual({ ...help, code: 2 })
  })

  test('takes -h for --help', () => {
    expect(iacta('verify', '-h')).toEqual(iacta('verify', '--help'))
  })
})

describe.each(COMMANDS)('iacta %s', (command) => {
  const { code, out, err } = iacta(command, '--help')

  test('has its own help', () => {
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^iacta ${command}( [<[]\\w+[>\\]])*\\n\\n[A-Z].+\\.\\n\\n {2}\\S`))
  })

  test('explains every option it takes', () => {
    const unknown = iacta(command, '--no-such-thing')
    expectMistake(unknown, /^iacta: Unknown option '--no-such-thing'\. The options of "iacta \w+" are: --/)
    const taken = unknown.err.trim().split(' are: ')[1].split(' ')
    for (const option of taken) expect(out).toMatch(new RegExp(`^ {2}${option}\\b`, 'm'))
  })
})
