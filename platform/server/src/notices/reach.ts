import { Resolver } from 'node:dns/promises'
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Fault } from '@iacta/kernel'
import { isPublicAddress } from './addresses.ts'

/** All of it, from connecting to the answer's head. */
const TIMEOUT = 10_000
/** So much of an answer is read, and not looked at. */
const ANSWER_READ = 1024
const MAX_URL = 2000

/** Something could not be delivered; the message says why, and never to whom. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered'
}

export type Resolve = (name: string) => Promise<readonly string[]>

/** Asks the name servers themselves: the machine's own names (hosts file, search domains) mean nothing here. */
const resolvePublicly: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Reads an address somebody gave us to call, or says what is wrong with it. */
export function readWebAddress(text: string): URL {
  const url = URL.canParse(text) && text.length <= MAX_URL ? new URL(text) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new Fault('the address must begin with https:// or http://')
  if (url.username !== '' || url.password !== '')
    throw new Fault('the address must not carry a user name or a password')
  if (url.port !== '' && url.port !== '80' && url.port !== '443' && Number(url.port) < 1024)
    throw new Fault('the port must be 80, 443, or 1024 and above')
  return url
}

/**
 * The one way out to addresses that strangers chose. A name is resolved here, every address it stands for must be
 * public, and the connection goes to those very addresses: a name that answers differently a moment later gains
 * nothing. Redirects are not followed.
 */
export class Reach {
  readonly #resolve: Resolve
  readonly #isAllowed: (address: string) => boolean
  readonly #timeout: number

  constructor(parts: { resolve?: Resolve; isAllowed?: (address: string) => boolean; timeout?: number } = {}) {
    this.#resolve = parts.resolve ?? resolvePublicly
    this.#isAllowed = parts.isAllowed ?? isPublicAddress
    this.#timeout = parts.timeout ?? TIMEOUT
  }

  /** The addresses a URL stands for, each of them checked. */
  async addresses(url: URL): Promise<readonly string[]> {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const found = isIP(host) ? [host] : await this.#resolve(host)
    // Unknown and private sound the same, so that nobody can ask us for the names of our own network.
    if (found.length === 0 || !found.every((address) => isIP(address) && this.#isAllowed(address)))
      throw new Undelivered('the address is not a public one')
    return found
  }

  /** Posts and answers with the status. */
  async post(target: string, headers: OutgoingHttpHeaders, body: string | Buffer): Promise<number> {
    const url = readWebAddress(target)
    const addresses = await this.addresses(url)
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'iacta' },
        agent: false,
        lookup: only(addresses),
        signal: AbortSignal.timeout(this.#timeout),
      })
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0)
        let read = 0
        response.on('error', () => undefined)
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > ANSWER_READ) response.destroy()
        })
      })
      request.on('error', (error: NodeJS.ErrnoException) =>
        reject(new Undelivered(error.name === 'AbortError' ? 'no answer in time' : (error.code ?? 'no connection'))),
      )
      request.end(body)
    })
  }
}

/** Answers every question for a name with the addresses that were checked. */
function only(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_, options, answer) => {
    if (options.all) answer(null, all)
    else answer(null, all[0].address, all[0].family)
  }
}
