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
  const { pathname } = new URL(url, 'http://127.0.0.1')
  const fitting = templates.filter(
    ({ pattern, methods }) => pattern.test(pathname) && method.toLowerCase() in methods,
  )
  const found = fitting.find(({ literal }) => literal) ?? fitting[0]
  if (!found) throw new Error(`The contract has no ${method} ${pathname}.`)
  const described = found.methods[method.toLowerCase()]
  const schema = described?.responses['200']?.content?.['application/json']?.schema ?? {}
  const body = sample(schema, { rows, at: 0, isDeviating, isWhole, isEntry: false }) as object
  return {
    call: `${method} ${found.path}`,
    body: { ...body, success: true, status: 'OK', messages: [] },
  }
}

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One deviation of a record: a field that is absent or null, or that has an unknown value. */
export interface Flaw {
  readonly path: readonly string[]
  readonly kind: 'absent' | 'null' | 'unknown'
  /** Whether the field holds a record. */
  readonly isPart: boolean
}

/** What a record is found by: without it there is no row. */
const IDENTITY = /^(_?id|uuid|\w*(Id|Code|No|code))$/

/** Every flaw that a record can have: its fields are absent and null by turns, choices have an unknown value, too. */
function flawsOf(record: Fields, deviating: unknown, within: readonly string[] = []): Flaw[] {
  return Object.entries(record).flatMap(([key, value], at) => {
    const path = [...within, key]
    const other = isRecord(deviating) ? deviating[key] : undefined
    const isPart = isRecord(value)
    const lack: Flaw = { path, kind: at % 2 ? 'null' : 'absent', isPart }
    return [
      ...(IDENTITY.test(key) ? [] : [lack]),
      ...(other === UNKNOWN_VALUE ? [{ path, kind: 'unknown', isPart } as const] : []),
      ...(isPart ? flawsOf(value, other, path) : []),
    ]
  })
}

/** The record with the numbers of another: what is drawn of them is alike. */
function withNumbersOf(other: Fields, record: Fields): Fields {
  const entries = Object.entries(record).map(([key, value]) => {
    const from = other[key]
    if (isRecord(value) && isRecord(from)) return [key, withNumbersOf(from, value)]
    return [key, typeof value === 'number' && !IDENTITY.test(key) ? from : value]
  })
  return Object.fromEntries(entries)
}

function flawed(record: Fields, { path: [key = '', ...rest], ...flaw }: Flaw): Fields {
  const { [key]: value, ...others } = record
  if (rest.length > 0 && isRecord(value)) {
    return { ...record, [key]: flawed(value, { ...flaw, path: rest }) }
  }
  if (flaw.kind === 'absent') return others
  return { ...record, [key]: flaw.kind === 'null' ? null : UNKNOWN_VALUE }
}

/** The list that is an answer's data, is in it beside how many there are, or stands beside the data. */
function listIn({ data, items }: { data?: unknown; items?: unknown }): Fields[] {
  const list =
    isRecord(data) && 'count' in data ? Object.values(data).find(Array.isArray) : (items ?? data)
  return Array.isArray(list) && isRecord(list[0]) ? list : []
}

/**
 * A deviating answer. In a list of records the first lacks all that it may lack, the second is as the contract has it,
 * and each of the others has one flaw, so that every one occurs.
 */
export function flawedAnswer(method: string, url: string, rows: number) {
  const [first] = listIn(sampleAnswer(method, url, 1, true).body as object)
  const [sound] = listIn(sampleAnswer(method, url, 1).body as object)
  const flaws = sound ? flawsOf(sound, first) : []
  const { call, body } = sampleAnswer(method, url, Math.max(rows, flaws.length + 2), true)
  const sounds = listIn(sampleAnswer(method, url, flaws.length + 2).body as object)
  const list = listIn(body as object)
  for (const [at, one] of flaws.entries()) {
    list[at + 2] = flawed(withNumbersOf(sounds[1] ?? {}, sounds[at + 2] ?? {}), one)
  }
  return { call, body, flaws }
}

/** What may be wrong with a field of an answer, however deep: absent and null by turns, choices unknown, too. */
export function fieldFlaws(method: string, url: string): readonly Flaw[] {
  const { data } = sampleAnswer(method, url, 1).body as { data?: unknown }
  const { data: other } = sampleAnswer(method, url, 1, true, true).body as { data?: unknown }
  return everyFlaw(data, other, [])
}

/** How a page of records is told from its records. */
const PAGE_FIELDS = new Set(['count', 'remaining', 'items', 'transactions'])

function everyFlaw(value: unknown, deviating: unknown, within: readonly string[]): Flaw[] {
  if (typeof value !== 'object' || value === null) return []
  const isPage = within.length === 0 && 'count' in value
  return Object.entries(value).flatMap(([key, field], at) => {
    const path = [...within, key]
    const other = (deviating as Fields | undefined)?.[key]
    const isPart = typeof field === 'object'
    const isFixed = IDENTITY.test(key) || Array.isArray(value) || (isPage && PAGE_FIELDS.has(key))
    return [
      ...(isFixed ? [] : [{ path, kind: at % 2 ? 'null' : 'absent', isPart } as const]),
      ...(other === UNKNOWN_VALUE ? [{ path, kind: 'unknown', isPart } as const] : []),
      ...everyFlaw(field, other, path),
    ]
  })
}

/** The sample answer with one flaw in its data. */
export function answerWithFlaw(method: string, url: string, { path, kind }: Flaw): unknown {
  const { body } = sampleAnswer(method, url, 1) as { body: { data: Fields } }
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce((held, key) => held[key] as Fields, body.data)
  if (kind === 'absent') delete holder[last]
  else holder[last] = kind === 'null' ? null : UNKNOWN_VALUE
  return body
}
