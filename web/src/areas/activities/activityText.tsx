import type { ReactNode } from 'react'
import { codeInWords } from '@/api/codes'
import { DateTime } from '@/kit/display/DateTime'
import { formatted } from '@/kit/display/decimal'
import { Json } from '@/kit/display/Json'
import { Name } from '@/kit/display/Name'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
/** What fields are called that hold one of several codes: what else is in capitals may be somebody's own. */
const CODED = /\b(?:outcome|role|state|status|subtype|type)(?: before| now)?$/i
const CODE = /^[A-Z][A-Z_]*$/

/** A field's value as a person reads it, whatever record it is of. */
export function shownValue(value: unknown, what: string): ReactNode {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return shownList(value, what)
  if (typeof value === 'object') return <Json value={value} what={what} />
  if (typeof value === 'number') return inGroups(value)
  const text = String(value)
  if (CODED.test(what) && CODE.test(text)) return codeInWords(text)
  return INSTANT.test(text) ? <DateTime at={text} /> : <Name text={text} />
}

function shownList(values: readonly unknown[], what: string): ReactNode {
  if (values.length === 0) return '—'
  if (values.some((value) => typeof value === 'object')) return <Json value={values} what={what} />
  return <bdi>{values.join(', ')}</bdi>
}

function inGroups(value: number): string {
  const [, places = ''] = String(value).split('.')
  return formatted(value, places.length)
}
