/** Where a command writes. Tests and pipes get plain text; a terminal gets colour and a progress bar. */

const colours = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number) => (text: string) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = paint(1)
export const dim = paint(2)
export const red = paint(31)
export const green = paint(32)
export const yellow = paint(33)

export const print = (text = ''): void => {
  process.stdout.write(`${wrapped(text)}\n`)
}

/** What colours a text, and is not seen. */
const PAINTED = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

/** Lines broken between words where the terminal ends, so that it cuts none; what goes on is as far in as what began. */
export function wrapped(text: string, columns = process.stdout.isTTY ? process.stdout.columns : 0): string {
  return columns < NARROWEST
    ? text
    : text
        .split('\n')
        .map((line) => wrapLine(line, columns))
        .join('\n')
}

const NARROWEST = 20

function wrapLine(line: string, columns: number): string {
  const lengthOf = (part: string): number => part.replace(PAINTED, '').length
  if (lengthOf(line) <= columns) return line
  const [indent] = /^ */.exec(line.replace(PAINTED, '')) ?? ['']
  const lines: string[] = []
  let now = ''
  for (const word of line.split(/(?<=\S) /)) {
    const longer = now === '' ? word : `${now} ${word}`
    if (now !== '' && lengthOf(longer) > columns) {
      lines.push(now)
      now = `${indent}${word}`
    } else now = longer
  }
  return [...lines, now].join('\n')
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

const WIDTH = 30

/** A bar on standard error, drawn only where somebody is looking. */
export function progress(total: number, what: string): { at(done: number): void; end(): void } {
  const shown = process.stderr.isTTY
  let drawn = 0
  return {
    at(done) {
      const now = Date.now()
      if (!shown || (now - drawn < 100 && done < total)) return
      drawn = now
      const full = Math.round((done / total) * WIDTH)
      process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total} ${what} `)
    },
    end() {
      if (shown) process.stderr.write(`\r${' '.repeat(WIDTH + 40)}\r`)
    },
  }
}
