import type { FormInstance } from 'antd'
import { withLabel } from '@/api/labels'
import { messageText } from '../display/personText'

export type Path = (string | number)[]

/** `additionalCosts.0.name` as the form names it. */
const pathOf = (field: string): Path =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const keyOf = (name: unknown): string => (Array.isArray(name) ? name.join('.') : String(name))

interface Placed {
  /** Where the focus belongs. */
  readonly first: Path | null
  /** Messages whose field the form does not show. */
  readonly rest: readonly string[]
}

/** Puts each message at its field; `dto.status` at `status`, where the form has the fields of one part of its body. */
export function placeErrors(form: FormInstance, fields: Readonly<Record<string, string>>): Placed {
  const known = new Set(form.getFieldsError().map(({ name }) => keyOf(name)))
  const entries = Object.entries(fields).map(([field, message]) => {
    const inner = field.slice(field.indexOf('.') + 1)
    return [!known.has(field) && known.has(inner) ? inner : field, message] as const
  })
  const placed = entries.filter(([field]) => known.has(field))
  form.setFields(
    placed.map(([field, message]) => ({
      name: pathOf(field),
      errors: [messageText(message)],
    })),
  )
  return {
    first: placed[0] ? pathOf(placed[0][0]) : null,
    rest: entries
      .filter(([field]) => !known.has(field))
      .map(([field, message]) => messageText(withLabel(field, message))),
  }
}
