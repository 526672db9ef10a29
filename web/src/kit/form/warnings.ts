import { WARNING_TEXTS, WARNINGS } from '@/api/gen/shared/constants'
import type { Act, WarningCode } from '@/api/gen/shared/enums'

/** What a platform wants an answer to before it does an act. */
export interface RaisedWarning {
  /** As the platform calls it: sent back in `acknowledged`. */
  readonly code: string
  readonly severity: 'warn' | 'severe'
  readonly text: string
  /** What it is about, by wire names. */
  readonly values: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readWarning(raw: unknown): RaisedWarning | null {
  if (!isFields(raw) || typeof raw['code'] !== 'string') return null
  const { code, severity, text, values } = raw
  return {
    code,
    severity: severity === 'warn' ? 'warn' : 'severe',
    text: typeof text === 'string' && text ? text : warningText(code),
    values: isFields(values) ? values : {},
  }
}

/** The warnings that a 409 carries; one whose severity is not told counts as severe. */
export function raisedWarnings(data: unknown): readonly RaisedWarning[] {
  const found = isFields(data) ? data['warnings'] : null
  return Array.isArray(found) ? found.flatMap((raw) => readWarning(raw) ?? []) : []
}

/** What a code says; one that the console does not know is shown as it came. */
export const warningText = (code: string): string =>
  Object.hasOwn(WARNING_TEXTS, code) ? WARNING_TEXTS[code as WarningCode] : code

/** Whether an act is refused for this, so that no answer lets it through. */
export const isRefusedFor = (act: Act | undefined, code: string): boolean =>
  act !== undefined && (WARNINGS[act] as Readonly<Record<string, string>>)[code] === 'refused'
