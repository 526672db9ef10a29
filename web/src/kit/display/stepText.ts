import { shortDay, shortTime } from './times'

const STEP = /^(\d{4}-\d\d)(-\d\d)?(?: (\d\d:\d\d))?$/

/** A step of time as dates are written: its month, its day or its hour. What is none stays as it came. */
export function stepText(title: string): string {
  const [, month, day, hour] = STEP.exec(title) ?? []
  if (!month) return title
  const at = Date.parse(`${month}${day ?? '-01'}T${hour ?? '00:00'}Z`)
  if (Number.isNaN(at)) return title
  if (hour) return shortTime(at, 'UTC')
  const text = shortDay(at, 'UTC')
  return day ? text : text.replace(/^\d+ /, '')
}
