import type { Marches } from '@iacta/kernel'
import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import { BoardDesk, type Change } from '../src/board/desk.ts'
import type { BoardProps } from '../src/board/index.ts'

type Props = BoardProps<string, string>

/** A desk that writes down what it is asked to do. */
class Desk extends BoardDesk<string, string, string> {
  readonly told: string[] = []

  protected override handOver(): void {
    this.told.push('hand over')
  }
  protected override hear({ isFirst, isNew, hasNews }: Change<Props>): void {
    this.told.push(['hear', isFirst && 'first', isNew && 'new', hasNews && 'news'].filter(Boolean).join(' '))
  }
  protected override settle(): void {
    this.told.push('settle')
  }
  override act(...actions: readonly string[]): void {
    this.told.push(`act ${actions.join(' ')}`)
  }
  protected override release(): boolean {
    return false
  }
  override leftOver(action: string): string | null {
    return action === 'end' ? 'two points' : null
  }
  touch(touch: Parameters<Desk['mean']>[0], at: string | null = null): void {
    this.mean(touch, at)
  }
  wait(): void {
    this.whenReached({ pieces: ['legion'] }, () => this.told.push('reached'))
  }
  heard(props: Props): string[] {
    this.told.length = 0
    this.update(props)
    return [...this.told]
  }
}

const props = (changed: Partial<Props> = {}): Props => ({ ...ANY, ...changed })
const why: string[] = []
const ANY = {
  view: 'spring',
  seat: 'galba',
  actions: [],
  news: [],
  why: (action: string) => void why.push(action),
} as unknown as Props

test('a desk settles at first, and then only when the table stands otherwise or something else may be done', () => {
  const desk = new Desk(props())
  expect(desk.heard(props())).toEqual(['hear first news', 'settle'])
  expect(desk.heard(props())).toEqual(['hear'])
  expect(desk.heard(props({ view: 'summer' }))).toEqual(['hear new', 'settle'])
  expect(desk.heard(props({ view: 'summer', actions: ['march'] }))).toEqual(['hear new', 'settle'])
  expect(desk.props.actions).toEqual(['march'])
})

test('news are heard when they come, and another hand takes over before anything else', () => {
  const desk = new Desk(props())
  desk.update(props())
  const news = [{ key: 'marched', params: {} }]
  expect(desk.heard(props({ news }))).toEqual(['hear news'])
  expect(desk.heard(props({ news, seat: 'otho' }))).toEqual(['hand over', 'hear'])
})

test('a touch does the one thing it means, offers several, or asks why not', () => {
  const desk = new Desk(props())
  desk.touch({ is: 'act', actions: ['form', 'go'], isBinding: false })
  expect(desk.told).toEqual(['act form go'])
  desk.touch({ is: 'choose', actions: ['stay', 'retreat'] })
  expect(desk.choice.value).toEqual(['stay', 'retreat'])
  desk.touch({ is: 'why', action: 'sail' })
  desk.touch({ is: 'nothing' })
  expect(why).toEqual(['sail'])
  expect(desk.told).toEqual(['act form go'])
})

test('a touch waits until the rules have said how far pieces may go, and is forgotten if the table stands otherwise', async () => {
  const found: Marches<string> = { marches: [], refusal: null, isPartial: false, isBinding: false }
  const answer = signal<Marches<string> | null>(null)
  const desk = new Desk(props({ reach: () => answer }))
  desk.wait()
  await Promise.resolve()
  expect(desk.told).toEqual([])
  answer.value = found
  await new Promise((next) => setTimeout(next))
  expect(desk.told).toEqual(['reached'])
  // What is known already is not waited for.
  desk.wait()
  await new Promise((next) => setTimeout(next))
  expect(desk.told).toEqual(['reached', 'reached'])
  answer.value = null
  desk.wait()
  desk.update(props({ view: 'summer', reach: () => answer }))
  desk.told.length = 0
  answer.value = found
  await new Promise((next) => setTimeout(next))
  expect(desk.told).toEqual([])
})

describe('what cannot be taken back', () => {
  /** The rules say of everything that it binds, or of nothing. */
  const ruled = (isBinding: boolean): Desk => {
    const found: Marches<string> = { marches: [], refusal: null, isPartial: false, isBinding }
    const desk = new Desk(props({ actions: ['strike', 'end'], reach: () => signal(found) }))
    desk.update(desk.props)
    desk.told.length = 0
    return desk
  }
  const soon = (): Promise<void> => new Promise((next) => setTimeout(next))

  test('is chosen by the first touch and done by the second, or by its button', async () => {
    const desk = ruled(true)
    desk.touch({ is: 'act', actions: ['strike'] }, 'roma')
    await soon()
    expect([desk.told, desk.chosen.value]).toEqual([[], { actions: ['strike'], at: 'roma' }])
    desk.touch({ is: 'act', actions: ['strike'] }, 'roma')
    expect(desk.told).toEqual(['act strike'])
    desk.commit()
    expect(desk.told).toEqual(['act strike', 'act strike'])
  })

  test('is let go by Escape, by another touch, or when it is no longer possible; what can be taken back is done at once', async () => {
    const desk = ruled(true)
    const chosen = async (): Promise<void> => {
      desk.touch({ is: 'act', actions: ['strike'] }, 'roma')
      await soon()
      expect(desk.chosen.value).not.toBeNull()
    }
    await chosen()
    expect([desk.cancel(), desk.chosen.value, desk.cancel()]).toEqual([true, null, false])
    await chosen()
    desk.touch({ is: 'nothing' })
    expect(desk.chosen.value).toBeNull()
    await chosen()
    desk.update({ ...desk.props, view: 'summer' })
    expect(desk.chosen.value).not.toBeNull()
    desk.update({ ...desk.props, view: 'winter', actions: ['end'] })
    expect(desk.chosen.value).toBeNull()
    const free = ruled(false)
    free.touch({ is: 'act', actions: ['strike'] }, 'roma')
    await soon()
    expect([free.told, free.chosen.value]).toEqual([['act strike'], null])
  })

  test('an end that leaves something over is asked for once', () => {
    const desk = ruled(false)
    desk.end('strike')
    expect(desk.told).toEqual(['act strike'])
    desk.end('end')
    expect([desk.told, desk.chosen.value?.actions]).toEqual([['act strike'], ['end']])
    desk.end('end')
    expect(desk.told).toEqual(['act strike', 'act end'])
  })

  test('a key that ends something binds no more lightly than a touch', async () => {
    const desk = ruled(true)
    desk.key('strike')
    await soon()
    expect([desk.told, desk.chosen.value?.actions]).toEqual([[], ['strike']])
    desk.key('strike')
    expect(desk.told).toEqual(['act strike'])
  })
})
