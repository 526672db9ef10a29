import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly type?: string
  readonly format?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
}

interface Described {
  readonly operationId: string
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const document: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8'),
)

const AT = '2026-03-12T09:00:00Z'
const COUNTS = new Set(['count', 'total', 'total_count'])

function plain({ type, format }: Schema, rows: number, at: number, name: string): unknown {
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') {
    return COUNTS.has(name) ? rows : name === 'remaining' ? 0 : at + 1
  }
  if (format === 'date-time') return AT
  if (format === 'date') return AT.slice(0, 10)
  return /currency/i.test(name) ? 'USD' : `${name}-${at}`
}

/** The schema that a reference or a choice stands for, null aside. */
function resolved(schema: Schema): Schema {
  const named = schema.$ref && document.components.schemas[schema.$ref.split('/').pop() ?? '']
  const meant = named || (schema.anyOf ?? schema.allOf)?.find(({ type }) => type !== 'null')
  return meant ? resolved(meant) : schema
}

/** A value of this schema: a list of the answer itself has `rows` entries, those within have one. */
function sample(given: Schema, rows: number, at: number, name = ''): unknown {
  const schema = resolved(given)
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object') {
    const more = schema.additionalProperties
    const named = typeof more === 'object' ? { USD: more } : {}
    const fields = Object.entries({ ...schema.properties, ...named })
    return Object.fromEntries(fields.map(([key, field]) => [key, sample(field, rows, at, key)]))
  }
  if (schema.type === 'array') {
    return Array.from({ length: rows }, (_, entry) => sample(schema.items ?? {}, 1, entry, name))
  }
  return plain(schema, rows, at, name)
}

const templates = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  literal: !path.includes('{'),
  path,
  methods,
}))

interface SampleAnswer {
  /** The operation, as `GET /api/players`. */
  readonly call: string
  readonly body: unknown
}

/** What the contract says of an answer, with `rows` entries in its lists. */
export function sampleAnswer(method: string, url: string, rows: number): SampleAnswer {
  const { pathname } = new URL(url, 'http://127.0.0.1')
  const fitting = templates.filter(
    ({ pattern, methods }) => pattern.test(pathname) && method.toLowerCase() in methods,
  )
  const found = fitting.find(({ literal }) => literal) ?? fitting[0]
  if (!found) throw new Error(`The contract has no ${method} ${pathname}.`)
  const described = found.methods[method.toLowerCase()]
  const schema = described?.responses['200']?.content?.['application/json']?.schema ?? {}
  const body = sample(schema, rows, 0) as object
  return {
    call: `${method} ${found.path}`,
    body: { ...body, success: true, status: 'OK', messages: [] },
  }
}
