import { beforeEach, expect, test, vi } from 'vitest'

/** A line that never says that it was cut. */
class SilentLine extends EventTarget {
  static readonly OPEN = 1
  static readonly lines: SilentLine[] = []
  readyState = 1
  readonly sent: string[] = []
  constructor() {
    super()
    SilentLine.lines.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 2
  }
}

const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { protocol: 'http:', host: 'iacta.example' })
  vi.stubGlobal('WebSocket', SilentLine)
})

test('a device that has lost its network is not left to find out by itself', async () => {
  const { Socket } = await import('../src/table/socket.ts')
  const socket = new Socket()
  let [opened, lost] = [0, 0]
  socket.listen({ opened: () => opened++, heard: () => undefined, lost: () => lost++ })
  const [line] = SilentLine.lines
  line.dispatchEvent(new Event('open'))
  expect([socket.isOpen.value, opened, lost]).toEqual([true, 1, 0])
  const asked = socket.ask({ do: 'ping' })
  page.dispatchEvent(new Event('offline'))
  await expect(asked).rejects.toMatchObject({ code: 'offline' })
  expect([socket.isOpen.value, lost, line.readyState]).toEqual([false, 1, 2])
  // Once only, however late the line says so itself.
  line.dispatchEvent(new Event('close'))
  expect(lost).toBe(1)
  page.dispatchEvent(new Event('online'))
  expect(SilentLine.lines).toHaveLength(2)
})
