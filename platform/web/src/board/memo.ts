import { Component, type FunctionComponent, h } from 'preact'

/** A part that is drawn anew only when what it is given is no longer the same. */
export function memo<P extends object>(Part: FunctionComponent<P>, isSame: (before: P, now: P) => boolean = hasSame) {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props, next)
    }
    override render() {
      return h(Part, this.props)
    }
  }
}

function hasSame<P extends object>(before: P, now: P): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]) as Set<string & keyof P>
  for (const name of names) if (before[name] !== now[name]) return false
  return true
}
