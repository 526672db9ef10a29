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
  readonly 'x-operations': readonly {
    readonly present?: readonly string[]
    readonly absent?: readonly string[]
  }[]
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

/** The schema that a reference, a choice or several parts stand for, null aside. */
function resolved(schema: Schema): Schema {
  const named = schema.$ref && document.components.schemas[schema.$ref.split('/').pop() ?? '']
  if (named) return resolved(named)
  if (schema.allOf) {
    const parts = schema.allOf.map(resolved)
    return { type: 'object', properties: Object.assign({}, ...parts.map((one) => one.properties)) }
  }
  const meant = schema.anyOf?.find(({ type }) => type !== 'null')
  return meant ? resolved(meant) : schema
}

/** What no enumeration has. */
export const UNKNOWN_VALUE = 'SOMETHING_NEW'

interface Setting {
  readonly rows: number
  readonly at: number
  /** Records lack what they may lack, and the records that they hold; each choice is an unknown one. */
  readonly isDeviating: boolean
  /** Where it deviates, records lack nothing all the same. */
  readonly isWhole: boolean
  /** Whether it is within an entry of a list. */
  readonly isEntry: boolean
}

/** Whether a record may come without this field: where it may be null, or holds a record of its own. */
const isPart = (field: Schema, { isEntry }: Setting): boolean =>
  field.anyOf?.some(({ type }) => type === 'null') ||
  (isEntry && resolved(field).type === 'object' && !resolved(field).additionalProperties)

function sampleRecord(schema: Schema, setting: Setting): object {
  const more = schema.additionalProperties
  const named = typeof more === 'object' ? { USD: more } : {}
  const fields = Object.entries({ ...schema.properties, ...named }).filter(
    ([, field]) => !setting.isDeviating || setting.isWhole || !isPart(field, setting),
  )
  return Object.fromEntries(fields.map(([key, field]) => [key, sample(field, setting, key)]))
}

/**
 * A value of this schema: a list of the answer itself has `rows` entries, those within have one. Where it
 * deviates, every other entry does, from the first on.
 */
function sample(given: Schema, setting: Setting, name = ''): unknown {
  const { rows, at, isDeviating, isWhole } = setting
  const schema = resolved(given)
  if (schema.enum) return isDeviating ? UNKNOWN_VALUE : schema.enum[0]
  if (schema.type === 'object') return sampleRecord(schema, setting)
  if (schema.type === 'array') {
    return Array.from({ length: rows }, (_, entry) =>
      sample(
        schema.items ?? {},
        { rows: 1, at: entry, isDeviating: isDeviating && entry % 2 === 0, isWhole, isEntry: true },
        name,
      ),
    )
  }
  return plain(schema, rows, at, name)
}

const templates = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  literal: !path.includes('{'),
  path,
  methods,
}))

/** Of calls that share a path, the answer of the one that the query means. */
function answerOf({ 'x-operations': calls, responses }: Described, query: URLSearchParams): Schema {
  const schema = responses['200']?.content?.['application/json']?.schema ?? {}
  const at = calls.findIndex(
    ({ present = [], absent = [] }) =>
      present.every((name) => query.has(name)) && !absent.some((name) => query.has(name)),
  )
  const answers = schema.anyOf?.length === calls.length ? schema.anyOf : []
  return answers[at] ?? schema
}

interface SampleAnswer {
  /** The operation, as `GET /api/players`. */
  readonly call: string
  readonly body: unknown
}

/** What the contract says of an answer, with `rows` entries in its lists; deviating from it, if so asked. */
export function sampleAnswer(
  method: string,
  url: string,
  rows: number,
  isDeviating = false,
  isWhole = false,
): SampleAnswer {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
  const fitting = templates.filter(
    ({ pattern, methods }) => pattern.test(pathname) && method.toLowerCase() in methods,
  )
  const found = fitting.find(({ literal }) => literal) ?? fitting[0]
  const described = found?.methods[method.toLowerCase()]
  if (!found || !described) throw new Error(`The contract has no ${method} ${pathname}.`)
  const schema = answerOf(described, searchParams)
  const body = sample(schema, { rows, at: 0, isDeviating, isWhole, isEntry: false }) as object
  return {
    call: `${method} ${found.path}`,
    body: { ...body, success: true, status: 'OK', messages: [] },
  }
}
