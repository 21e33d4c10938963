/** Small signs for buttons that have words beside them or for those who cannot see them. */
const PATHS = {
  first: 'M6 5h2.4v14H6zM19 5v14l-9.5-7z',
  previous: 'M17 5v14L7 12z',
  next: 'M7 5v14l10-7z',
  last: 'M15.6 5H18v14h-2.4zM5 5v14l9.5-7z',
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 5h3.8v14H6.5zM13.7 5h3.8v14h-3.8z',
  link: 'M9.9 17.7 8.5 19a3.5 3.5 0 0 1-5-5l4-4a3.5 3.5 0 0 1 5.4.6l-1.5 1.4a1.5 1.5 0 0 0-2.5-.6l-4 4a1.5 1.5 0 0 0 2.1 2.1l1.3-1.3zM14.1 6.3 15.5 5a3.5 3.5 0 0 1 5 5l-4 4a3.5 3.5 0 0 1-5.4-.6l1.5-1.4a1.5 1.5 0 0 0 2.5.6l4-4A1.5 1.5 0 0 0 17 6.5l-1.3 1.3z',
  copy: 'M8 3h11a2 2 0 0 1 2 2v11h-2V5H8zM5 7h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zm0 2v10h9V9z',
  chevron: 'm9 5 7 7-7 7-1.6-1.6L12.8 12 7.4 6.6z',
  close: 'm6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z',
  eye: 'M12 5.5c5 0 8.6 4 10 6.5-1.4 2.5-5 6.5-10 6.5S3.4 14.5 2 12c1.4-2.5 5-6.5 10-6.5zm0 2c-3.5 0-6.2 2.5-7.6 4.5 1.4 2 4.1 4.5 7.6 4.5s6.2-2.5 7.6-4.5c-1.4-2-4.1-4.5-7.6-4.5zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  down: 'M11 4h2v12l4.6-4.6L19 12.8l-7 7-7-7 1.4-1.4L11 16z',
  undo: 'M9 4v4h5a6 6 0 0 1 0 12H7v-2.2h7a3.8 3.8 0 0 0 0-7.6H9v4L3.5 9z',
  hint: 'M12 3a6.5 6.5 0 0 1 3.8 11.8c-.5.4-.8 1-.8 1.7H9c0-.7-.3-1.3-.8-1.7A6.5 6.5 0 0 1 12 3zm0 2.2a4.3 4.3 0 0 0-2.5 7.8c.6.4 1 .9 1.2 1.5h2.6c.2-.6.6-1.1 1.2-1.5A4.3 4.3 0 0 0 12 5.2zM9.2 18h5.6v1.6H9.2zm1.3 2.6h3v1.4h-3z',
  more: 'M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
} as const

export function Icon({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg class="table-icon" viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  )
}
