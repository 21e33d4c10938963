import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Line } from '@iacta/testing/line'

const root = join(import.meta.dirname, '../../..')
const program = join(root, 'platform/cli/dist/main.js')

/** How a server process ended. */
export interface Ended {
  readonly code: number | null
  readonly said: string
}

/**
 * The built server as a process of its own, which can be killed. It is reached by a line whose address nobody else gets
 * after it: who still looks for it there does not find another server.
 */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly ended: Promise<Ended>
  url = ''
  #line: Line | null = null
  #said = ''

  private constructor(env: Record<string, string>, prefix: readonly string[]) {
    if (!existsSync(program)) throw new Error('the server is not built: run "npm run build" first')
    const command = [...prefix, process.execPath, program, 'serve', '--json', '--port', env.PORT ?? '0']
    this.#child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        IACTA_LOG: 'error',
        // The limits on visitors are not what is tested here.
        IACTA_ALLOWANCE: '1000000',
        // Nor how quick the disk of a busy machine is.
        IACTA_STORE_PATIENCE: '60',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stderr?.on('data', (data) => {
      this.#said += data
    })
    this.#child.once('exit', () => this.#line?.to(null))
    this.ended = new Promise((ended) => this.#child.once('close', (code) => ended({ code, said: this.#said })))
  }

  /** Starts a server that is expected to come up. */
  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(env, [])
    const address = await new Promise<string>((listening, failed) => {
      let text = ''
      server.#child.stdout?.on('data', (data) => {
        text += data
        const said = /"address":\s*"([^"]+)"/.exec(text)
        if (said) listening(said[1])
      })
      void server.ended.then(({ code, said }) => failed(new Error(`the server stopped with ${code}: ${said}${text}`)))
    })
    const line = await Line.open(Number(new URL(address).port))
    server.#line = line
    server.url = new URL(line.instead(address)).origin
    return server
  }

  /** Starts a server that is expected to refuse, and answers how it did. `prefix` runs it as somebody else. */
  static async refused(env: Record<string, string>, prefix: readonly string[] = []): Promise<Ended> {
    const server = new ServerProcess(env, prefix)
    // One that comes up after all must not be waited for.
    server.#child.stdout?.on('data', () => server.#child.kill('SIGKILL'))
    return server.ended
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** As a power cut would: nothing is finished, nobody is told. */
  kill(): Promise<Ended> {
    this.#line?.to(null)
    this.#child.kill('SIGKILL')
    return this.ended
  }

  /** As whoever runs it would. */
  terminate(): Promise<Ended> {
    this.#child.kill('SIGTERM')
    return this.ended
  }
}
