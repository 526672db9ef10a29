import type { FormInstance } from 'antd'

type Path = (string | number)[]

/** `additionalCosts.0.name` as the form names it. */
export const pathOf = (field: string): Path =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const keyOf = (name: unknown): string => (Array.isArray(name) ? name.join('.') : String(name))

/** Puts each message at its field, the focus on the first, and answers what has no field here. */
export function placeErrors(
  form: FormInstance,
  fields: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(form.getFieldsError().map(({ name }) => keyOf(name)))
  const entries = Object.entries(fields)
  const placed = entries.filter(([field]) => known.has(field))
  form.setFields(placed.map(([field, message]) => ({ name: pathOf(field), errors: [message] })))
  const [first] = placed
  if (first) form.scrollToField(pathOf(first[0]), { focus: true, block: 'center' })
  return entries
    .filter(([field]) => !known.has(field))
    .map(([field, message]) => `${field}: ${message}`)
}
