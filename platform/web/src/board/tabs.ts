import { h } from 'preact'

interface TabsProps<Panel extends string> {
  readonly label?: string
  readonly tabs: readonly (readonly [panel: Panel, title: string])[]
  readonly shown: Panel
  /** What is shown again when the tab of what is shown is touched. */
  readonly home: Panel
  turnTo(panel: Panel): void
}

/** What else lies in the dock, behind buttons. */
export function Tabs<Panel extends string>({ label, tabs, shown, home, turnTo }: TabsProps<Panel>) {
  return h(
    'nav',
    { class: 'board-tabs', 'aria-label': label },
    tabs.map(([panel, title]) =>
      h(
        'button',
        {
          key: panel,
          type: 'button',
          class: `button for-${panel}`,
          'aria-pressed': shown === panel,
          onClick: () => turnTo(shown === panel ? home : panel),
        },
        title,
      ),
    ),
  )
}
