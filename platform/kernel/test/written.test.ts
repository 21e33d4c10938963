import { describe, expect, test } from 'vitest'
import { FLAG, frameOf, idOf, idOrNone, listOf, NUMBER, orNull, wordOf } from '../src/index.ts'

const PLACE = idOf(['here', 'there'])
const { written, read, show } = frameOf({
  walk: {
    at: PLACE,
    from: idOrNone(['here', 'there'], -1),
    far: NUMBER,
    fast: FLAG,
    mood: orNull(wordOf(['merry'])),
    seen: listOf(PLACE),
  },
  rest: {},
})

describe('a step written by hand', () => {
  test('says what matters; the rest is nothing, none or no', () => {
    const frame = written({ step: 'walk', at: 'there', far: 2 })
    expect(frame).toEqual({ step: 'walk', at: 1, from: -1, far: 2, fast: false, mood: null, seen: [] })
    expect(read(show(frame), 'a step')).toEqual(frame)
    expect(written({ step: 'rest' })).toEqual({ step: 'rest' })
  })

  test.each([
    [{ step: 'walk' }, '"at" of step "walk" has to be said'],
    [{ step: 'walk', at: 'nowhere' }, '"at" of step "walk" must be one of here, there, not "nowhere"'],
    [{ step: 'rest', at: 'here' }, 'step "rest" has no "at"; it may have: nothing'],
    [{ step: 'run' }, 'the name of a step must be one of walk, rest, not "run"'],
    [7, 'a step must be an object, not 7'],
  ])('%j is refused', (json, sentence) => {
    expect(() => written(json)).toThrow(sentence)
  })
})
