import type { TableSummary } from './link.ts'

/** One device, several hands: the seat of ours that should have it now; null if it is in the right hands. */
export function nextHand(summary: TableSummary | null, looking: string | null): string | null {
  if (summary?.status !== 'running' || summary.mine.length < 2) return null
  const asked = summary.seats.filter((row) => row.asked && summary.mine.includes(row.seat)).map((row) => row.seat)
  return looking !== null && asked.includes(looking) ? null : (asked[0] ?? null)
}
