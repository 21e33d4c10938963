import { expect, test } from 'vitest'
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
  override cancel(): boolean {
    return false
  }
  touch(touch: Parameters<Desk['mean']>[0]): void {
    this.mean(touch)
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
  desk.touch({ is: 'act', actions: ['form', 'go'] })
  expect(desk.told).toEqual(['act form go'])
  desk.touch({ is: 'choose', actions: ['stay', 'retreat'] })
  expect(desk.choice.value).toEqual(['stay', 'retreat'])
  desk.touch({ is: 'why', action: 'sail' })
  desk.touch({ is: 'nothing' })
  expect(why).toEqual(['sail'])
  expect(desk.told).toEqual(['act form go'])
})
