import { isValidElement, type ReactNode } from 'react'
import { personText } from './personText'
import { rawText } from './readValue'
import { Unreadable } from './Unreadable'
import './Money.css'

/** Stands where a value is absent. */
export const None = () => <span className="kit-nothing">—</span>

/** Texts beside each other, as many as there are; what is no list of them as it came. */
export const joined = (
  texts: readonly (string | number | null | undefined)[],
  between = ' ',
): string =>
  Array.isArray(texts) ? texts.map(rawText).filter(Boolean).join(between) : rawText(texts)

/** Yes or no; nothing where it is not told. */
export const yesNo = (value: boolean | null | undefined): string | undefined =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined

/** A value, or that there is none; a text keeps its direction to itself, whatever is typed into it. */
export function orNone(value: ReactNode): ReactNode {
  if (value === null || value === undefined || value === '' || value === false) return <None />
  if (typeof value === 'string') return <bdi>{personText(value)}</bdi>
  return isDrawable(value) ? value : <Unreadable value={value} expected="a text" />
}

/** Whether React can draw it so that it is seen: a platform may send a record, or yes and no, where a text belongs. */
const isDrawable = (value: ReactNode): boolean =>
  Array.isArray(value)
    ? value.every((part) => part === null || typeof part !== 'object' || isValidElement(part))
    : isValidElement(value) || typeof value === 'number' || typeof value === 'bigint'

interface Worded {
  readonly text?: unknown
  readonly children?: unknown
}

/** Its words, where they are known before it is drawn: of a text, a name, an id or a link. */
export function textOf(value: ReactNode): string {
  const of = isValidElement<Worded>(value) ? value.props : null
  const text = of ? (of.text ?? of.children) : value
  return typeof text === 'string' ? text : ''
}
