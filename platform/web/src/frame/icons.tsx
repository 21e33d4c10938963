import type { ComponentChildren } from 'preact'

/** Line drawings on a grid of 24; they say nothing that words beside them do not say. */
function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** The die that is cast. */
export const Die = () => (
  <Icon>
    <g transform="rotate(14 12 12)">
      <rect x="4" y="4" width="16" height="16" rx="3.5" fill="var(--accent)" stroke="none" />
      <g fill="var(--accent-ink)" stroke="none">
        <circle cx="8.3" cy="8.3" r="1.7" />
        <circle cx="12" cy="12" r="1.7" />
        <circle cx="15.7" cy="15.7" r="1.7" />
      </g>
    </g>
  </Icon>
)

export const Sun = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Icon>
)

export const Moon = () => (
  <Icon>
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />
  </Icon>
)

export const HalfSun = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
  </Icon>
)

export const Person = () => (
  <Icon>
    <circle cx="12" cy="8" r="3.7" />
    <path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
)

export const Menu = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

/** Against the computer. */
export const Machine = () => (
  <Icon>
    <rect x="3.5" y="5" width="17" height="11" rx="2" />
    <path d="M9 20h6M12 16v4M8.5 10.5h.01M15.5 10.5h.01" stroke-width="2" />
  </Icon>
)

/** Two at one screen. */
export const Pair = () => (
  <Icon>
    <circle cx="8" cy="9" r="3" />
    <circle cx="16.5" cy="9" r="3" />
    <path d="M2.5 19c.6-3.2 2.7-5 5.5-5 1.7 0 3.1.6 4.1 1.800 1-1.2 2.600-1.800 4.400-1.800 2.600 0 4.5 1.800 5 5" />
  </Icon>
)

/** A link sent to a friend. */
export const Letter = () => (
  <Icon>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="m3.5 7 8.5 6.5L20.5 7" />
  </Icon>
)

/** A table anybody may join. */
export const Forum = () => (
  <Icon>
    <path d="M3 9.5 12 4l9 5.5M4 9.5h16M5.5 10v8M10 10v8M14 10v8M18.5 10v8M3.5 20.5h17" />
  </Icon>
)

export const Bin = () => (
  <Icon>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.400L17.5 7M10.5 11v5M13.5 11v5" />
  </Icon>
)

export const Arrow = () => (
  <Icon>
    <path d="M5 12h13M13 6.5 18.5 12 13 17.5" />
  </Icon>
)
