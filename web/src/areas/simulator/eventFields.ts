/** A field of an event, as its JSON Schema describes it. */
export interface EventField {
  readonly name: string
  readonly type: 'text' | 'number' | 'boolean' | 'list'
  readonly options: readonly string[] | null
  readonly isRequired: boolean
}

interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly $ref?: string
  readonly items?: Schema
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly $defs?: Readonly<Record<string, Schema>>
}

const TYPES: Readonly<Record<string, EventField['type']>> = {
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'list',
}

function plain(schema: Schema, known: Readonly<Record<string, Schema>>): Schema {
  if (schema.$ref) return plain(known[schema.$ref.split('/').at(-1) ?? ''] ?? {}, known)
  const inner = (schema.anyOf ?? schema.allOf)?.find(({ type }) => type !== 'null')
  return inner ? plain(inner, known) : schema
}

/** The fields of an event’s schema, in its order. */
export function fieldsOf(schema: object): readonly EventField[] {
  const { properties = {}, required = [], $defs = {} } = schema as ObjectSchema
  return Object.entries(properties).map(([name, given]) => {
    const found = plain(given, $defs)
    return {
      name,
      type: TYPES[found.type ?? 'string'] ?? 'text',
      options: found.enum ?? null,
      isRequired: required.includes(name),
    }
  })
}

/** What was typed, as the wire wants it; what was left empty is left out. */
export function typed(
  fields: readonly EventField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given = fields
    .map(({ name, type }) => {
      const value = values[name]
      if (value === undefined || value === null || value === '') return null
      if (type === 'number') return [name, Number(value)] as const
      if (type === 'list')
        return [
          name,
          String(value)
            .split(/[\s,]+/)
            .filter(Boolean),
        ] as const
      return [name, value] as const
    })
    .filter((entry) => entry !== null)
  return Object.fromEntries(given)
}
