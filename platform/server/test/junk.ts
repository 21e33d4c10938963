import { z } from 'zod'
import { ROUTES } from '../src/api/index.ts'
import type { Route } from '../src/api/route.ts'

/** What the API can be asked, made from its own schemas: well, and in every wrong way. */

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

const schemaOf = (shape: z.ZodType | undefined): JsonSchema =>
  shape ? (z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) as JsonSchema) : {}

/** Good values for fields that are known by their name. */
const KNOWN: Readonly<Record<string, unknown>> = {
  seat: 'caesar',
  action: { do: 'discard', card: 'mars' },
  game: 'julius-caesar',
  name: 'Somebody',
  password: 'a password',
}

function sample(schema: JsonSchema): unknown {
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (one) return sample(one)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) return sampleObject(schema)
  return { string: 'text', number: 1, integer: 1, boolean: true, array: [], null: null }[schema.type ?? ''] ?? {}
}

const sampleObject = ({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(required.map((key) => [key, KNOWN[key] ?? sample(properties[key])]))

/** A body this route might be sent; undefined if it takes none. */
export const sampleBody = (route: Route): unknown => (route.body ? sample(schemaOf(route.body)) : undefined)

export const queryFields = (route: Route): string[] => Object.keys(schemaOf(route.query).properties ?? {})

/** Whether nothing is answered unless the query says something. */
export const needsQuery = (route: Route): boolean => (schemaOf(route.query).required ?? []).length > 0

export const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Anything but what is expected, as JSON text. */
export const JUNK: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e999',
  '9007199254740993',
  '""',
  '"x"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e<script>"',
  JSON.stringify('x'.repeat(30_000)),
  '[]',
  '["caesar"]',
  '{}',
  '{"__proto__":{"do":"ready"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"valueOf":null,"hasOwnProperty":{}}',
  nested(5000),
]

const JUNK_WORDS = [
  '',
  'x',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  '__proto__',
  'constructor',
  '%00',
  '%ff',
  '%F0%9F%97%A1',
  '..',
  'x'.repeat(90),
]

export interface Wrong {
  readonly method: string
  readonly path: string
  readonly body?: string
}

/** A route's path with its parameters filled in. */
export const pathOf = (route: Route, params: Readonly<Record<string, string>>): string =>
  route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'none')

/** Every wrong way to ask for one thing: each field of the body, the query and the address in turn. */
export function wrongWays(route: Route, params: Readonly<Record<string, string>>): Wrong[] {
  const { method } = route
  const path = pathOf(route, params)
  const ways: Wrong[] = []
  if (route.body) {
    for (const body of JUNK) ways.push({ method, path, body })
    const good = sampleBody(route) as Record<string, unknown>
    for (const field of Object.keys(schemaOf(route.body).properties ?? {}))
      for (const junk of JUNK) {
        const rest = Object.entries(good).filter(([key]) => key !== field)
        const others = rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`).join('')
        ways.push({ method, path, body: `{${others}${JSON.stringify(field)}:${junk}}` })
      }
  }
  const body = method === 'GET' || !route.body ? {} : { body: JSON.stringify(sampleBody(route)) }
  for (const field of queryFields(route))
    for (const word of JUNK_WORDS)
      ways.push({ method, path: `${path}?${field}=${word}` }, { method, path: `${path}?${field}=1&${field}=${word}` })
  for (const key of Object.keys(schemaOf(route.params).properties ?? {}))
    for (const word of JUNK_WORDS.filter((w) => w !== ''))
      ways.push({ method, path: pathOf(route, { ...params, [key]: word }), ...body })
  return ways
}

/** Routes that would end who asks, or what is asked about. */
export const isFatal = ({ method, path }: Route): boolean => method === 'DELETE' && path === '/me'

export { ROUTES }
