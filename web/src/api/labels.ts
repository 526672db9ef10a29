import { LABELS } from './gen/shared/labels'

/** `minOddsInUSD` as `Min odds in USD`, `playerId` as `Player ID`. */
export function inWords(name: string): string {
  const words = name
    .replace(/^_+/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())
    .replace(/\b(?:(?:uu)?id|kyc|iban)\b/g, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const labelOf = (name: string): string => LABELS[name] ?? inWords(name)

/** What people call a field of the wire; of `additionalCosts.0.name`: `Additional costs 1, name`. */
export function fieldLabel(field: string): string {
  const [first = '', ...inner] = field.split('.')
  return inner.reduce(
    (label, part) =>
      /^\d+$/.test(part)
        ? `${label} ${Number(part) + 1}`
        : `${label}, ${lowerFirst(labelOf(part))}`,
    labelOf(first),
  )
}

export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A field's message where its field is not in sight: said once, by its label. */
export function withLabel(field: string, message: string): string {
  const label = fieldLabel(field)
  const says = message.toLowerCase().includes(label.toLowerCase())
  return says ? message : `${label}: ${message}`
}

/** A line that begins with a wire name, as a platform writes it that tells no fields apart. */
const NAMED = /^([a-z_][A-Za-z0-9_.]*): (.+)$/s

/** A failure's messages for people: what stands under a wire name there goes by its label here. */
export function inLabels(
  messages: readonly string[],
  fields: Readonly<Record<string, string>>,
): readonly string[] {
  const isPlain = Object.keys(fields).length === 0
  return messages.map((message) => {
    const [, field, own] = NAMED.exec(message) ?? []
    const isField = field && own && (isPlain || fields[field] === own)
    return isField ? withLabel(field, own) : message
  })
}
