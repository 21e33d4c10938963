/** Counters and gauges in Prometheus' text format. */
export class Metrics {
  readonly #counters = new Map<string, number>()
  readonly #gauges = new Map<string, { help: string; read: () => number }>()

  /** A name may have labels: `decisions_total{level="miles"}`. */
  count(name: string, by = 1): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + by)
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read })
  }

  text(): string {
    const lines: string[] = []
    let family = ''
    for (const [name, value] of [...this.#counters].sort(([a], [b]) => a.localeCompare(b))) {
      const [before] = name.split('{')
      if (before !== family) lines.push(`# TYPE iacta_${before} counter`)
      family = before
      lines.push(`iacta_${name} ${value}`)
    }
    for (const [name, { help, read }] of this.#gauges)
      lines.push(`# HELP iacta_${name} ${help}`, `# TYPE iacta_${name} gauge`, `iacta_${name} ${read()}`)
    return `${lines.join('\n')}\n`
  }
}
