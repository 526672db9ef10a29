import { WARNING_TEXTS, WARNINGS } from '@/api/gen/shared/constants'
import { type Act, type Severity, severityValues, type WarningCode } from '@/api/gen/shared/enums'
import type { FactsBlock } from '@/api/gen/shared/types'
import { readList } from '../display/readValue'

/** What an act is warned of, as far as a row tells. */
export interface RowWarning {
  /** As the platform calls it: sent back in `acknowledged`. */
  readonly code: string
  /** `warn` is told, `severe` wants a typed word, what is `refused` is not done. */
  readonly severity: Severity
  readonly text: string
  /** Who blocked the player, when and why. */
  readonly block?: FactsBlock
}

/** A row that waits for a decision, as far as it tells what approving it is warned of. */
export interface WarnedRow {
  readonly warnings?: readonly string[] | null
  readonly block?: FactsBlock | null
}

/** What a platform wants an answer to before it does an act. */
export interface RaisedWarning extends RowWarning {
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
    severity: severityValues.find((known) => known === severity) ?? 'severe',
    text: typeof text === 'string' && text ? text : warningText(code),
    values: isFields(values) ? values : {},
  }
}

/** The warnings that a 409 or a read of facts carries; one whose severity is not told counts as severe. */
export function raisedWarnings(data: unknown): readonly RaisedWarning[] {
  const found = isFields(data) ? data['warnings'] : null
  return Array.isArray(found) ? found.flatMap((raw) => readWarning(raw) ?? []) : []
}

/** What a code says; one that the console does not know is shown as it came. */
const warningText = (code: string): string =>
  Object.hasOwn(WARNING_TEXTS, code) ? WARNING_TEXTS[code as WarningCode] : code

/** What an act is warned of, by the codes of the row and the contract's table; severe where that says nothing. */
export function rowWarnings(act: Act, { warnings, block }: WarnedRow): readonly RowWarning[] {
  const severities: Readonly<Record<string, Severity>> = WARNINGS[act]
  return readList(warnings).map((code) => ({
    code,
    severity: severities[code] ?? 'severe',
    text: warningText(code),
    ...(code === 'PLAYER_BLOCKED' && block && { block }),
  }))
}
