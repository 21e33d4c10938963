import { z } from 'zod'
import type { Route } from './route.ts'

const schemaOf = (shape: z.ZodType): unknown => z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' })

function parameters(shape: z.ZodType | undefined, where: 'path' | 'query'): unknown[] {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

/** The API as an OpenAPI 3.1 document, made from the very schemas that check it. */
export function openApi(routes: readonly Route[], version: string): Record<string, unknown> {
  const problem = { $ref: '#/components/schemas/Problem' }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of routes) {
    const path = `/api${one.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = {
      ...paths[path],
      [one.method.toLowerCase()]: {
        tags: [one.tag],
        summary: one.summary,
        parameters: [...parameters(one.params, 'path'), ...parameters(one.query, 'query')],
        ...(one.body
          ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(one.body) } } } }
          : {}),
        responses: {
          200: { description: 'Done', content: { 'application/json': { schema: schemaOf(one.answer) } } },
          default: { description: 'Not done', content: { 'application/json': { schema: problem } } },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Iacta', version, description: 'Everything the browser does, another program can do.' },
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: { type: 'string' }, message: { type: 'string' } },
              additionalProperties: true,
            },
          },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'iacta' },
      },
    },
    security: [{ bearer: [] }, { cookie: [] }, {}],
  }
}

const plain = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** The same for people: a plain page without a script. */
export function apiPage(routes: readonly Route[]): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))]
  const one = (r: Route): string => {
    const part = (title: string, shape: z.ZodType | undefined): string =>
      shape ? `<h4>${title}</h4><pre>${plain(JSON.stringify(schemaOf(shape), null, 2))}</pre>` : ''
    return `<details><summary><code>${r.method} /api${plain(r.path)}</code> ${plain(r.summary)}</summary>${part('Query', r.query)}${part('Body', r.body)}${part('Answer', r.answer)}</details>`
  }
  const sections = tags.map(
    (tag) =>
      `<h2>${plain(tag)}</h2>${routes
        .filter((r) => r.tag === tag)
        .map(one)
        .join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Iacta: the API</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head><body><main><h1>The API</h1><p>The same as a document: <a href="/api/openapi.json">/api/openapi.json</a>. State changes need a JSON body and the server's own Origin, or a bearer token.</p>${sections.join('')}</main></body></html>`
}
