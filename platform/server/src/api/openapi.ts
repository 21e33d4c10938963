import { z } from 'zod'
import type { Route } from './route.ts'

/** A JSON schema, as far as we look into one. */
export interface JsonSchema {
  readonly [key: string]: unknown
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

type Shapes = Record<string, JsonSchema>

const SHAPES = '#/components/schemas/'

/** The schema of a shape; the named shapes it is made of go where the document keeps them. */
function schemaOf(shape: z.ZodType, shapes: Shapes): JsonSchema {
  const whole = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' })
  const {
    $schema: _,
    $defs,
    ...schema
  } = JSON.parse(JSON.stringify(whole).replaceAll('"$ref":"#/$defs/', `"$ref":"${SHAPES}`)) as JsonSchema & {
    $defs?: Shapes
  }
  Object.assign(shapes, $defs)
  return schema
}

function parameters(shape: z.ZodType | undefined, where: 'path' | 'query', shapes: Shapes): unknown[] {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape, shapes)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

/** `POST /tables/:id/undo` is `postTablesIdUndo`. */
const operationId = ({ method, path }: Route): string =>
  method.toLowerCase() + path.replace(/[/:.-]+(\w)/g, (_, first: string) => first.toUpperCase())

const Problem: JsonSchema = {
  type: 'object',
  description: 'An answer other than yes. Some have more to tell: `refusal`, or the `sequence` that would be answered.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'For programs' },
        message: { type: 'string', description: 'For people' },
      },
      additionalProperties: true,
    },
  },
}

/** The API as an OpenAPI 3.1 document, made from the very schemas that check it. */
export function openApi(routes: readonly Route[], version: string): Record<string, unknown> {
  const shapes: Shapes = { Problem }
  const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of routes) {
    const path = `/api${one.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = {
      ...paths[path],
      [one.method.toLowerCase()]: {
        operationId: operationId(one),
        tags: [one.tag],
        summary: one.summary,
        description: costOf(one),
        parameters: [...parameters(one.params, 'path', shapes), ...parameters(one.query, 'query', shapes)],
        ...(one.body ? { requestBody: { required: true, ...json(schemaOf(one.body, shapes)) } } : {}),
        responses: {
          200: { description: 'Done', ...json(schemaOf(one.answer, shapes)) },
          default: { description: 'Not done', ...json({ $ref: `${SHAPES}Problem` }) },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Iacta', version, description: 'Everything the browser does, another program can do.' },
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: shapes,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'iacta' },
      },
    },
    security: [{ bearer: [] }, { cookie: [] }, {}],
  }
}

const costOf = ({ cost = 1, costsByLength }: Route): string =>
  `Costs ${cost} of your allowance${costsByLength ? ', and more the longer the game is' : ''}.`

const plain = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** The same for people: a plain page without a script. */
export function apiPage(routes: readonly Route[]): string {
  const shapes: Shapes = {}
  const part = (title: string, shape: z.ZodType | undefined): string =>
    shape ? `<h4>${title}</h4><pre>${inShort(schemaOf(shape, shapes))}</pre>` : ''
  const one = (r: Route): string =>
    `<details><summary><code>${r.method} /api${plain(r.path)}</code> ${plain(r.summary)}</summary><p>${costOf(r)}</p>${part('Query', r.query)}${part('Body', r.body)}${part('Answer', r.answer)}</details>`
  const section = (tag: string): string =>
    `<h2>${plain(tag)}</h2>${routes
      .filter((r) => r.tag === tag)
      .map(one)
      .join('')}`
  const sections = [...new Set(routes.map(({ tag }) => tag))].map(section)
  const named = Object.entries(shapes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, schema]) =>
        `<h3 id="${plain(name)}">${plain(name)}</h3><p>${plain(String(schema.description ?? ''))}</p><pre>${inShort({ ...schema, description: undefined })}</pre>`,
    )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Iacta: the API</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head><body><main><h1>The API</h1><p>The same as a document: <a href="/api/openapi.json">/api/openapi.json</a>. State changes need a JSON body, and the server's own Origin or a bearer token. An answer other than 200 is <code>{ error: { code, message } }</code>.</p>${sections.join('')}<h2>Shapes</h2>${named.join('')}</main></body></html>`
}

/** A schema as a person would write it down: `{ seat: string, on?: boolean }`. In HTML, with links to named shapes. */
function inShort(schema: JsonSchema, indent = ''): string {
  const { $ref, properties = {}, required = [], type, items, additionalProperties } = schema
  if ($ref) {
    const name = plain($ref.slice(SHAPES.length))
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.const !== undefined) return plain(JSON.stringify(schema.const))
  if (Array.isArray(schema.enum)) return plain(schema.enum.map((value) => JSON.stringify(value)).join(' | '))
  const either = eitherOf(schema)
  if (either.length > 0) return either.map((one) => inShort(one, indent)).join(' | ')
  if (type === 'array') return `[ ${inShort((items ?? {}) as JsonSchema, indent)} … ]`
  const deeper = `${indent}  `
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${deeper}${plain(name)}${required.includes(name) ? '' : '?'}: ${inShort(field, deeper)}${remarkOn(field)}\n`,
  )
  if (fields.length > 0) return `{\n${fields.join('')}${indent}}`
  if (additionalProperties && Object.keys(additionalProperties).length > 0)
    return `{ any: ${inShort(additionalProperties as JsonSchema, indent)} }`
  return type === 'object' ? '{ … }' : plain([type ?? 'anything'].flat().join(' | '))
}

const eitherOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => (anyOf ?? oneOf ?? []) as JsonSchema[]

function remarkOn(schema: JsonSchema): string {
  const described = [schema, ...eitherOf(schema)].find(({ description }) => description !== undefined)
  return described ? `  <i>${plain(String(described.description))}</i>` : ''
}
