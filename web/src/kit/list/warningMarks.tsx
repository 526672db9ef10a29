import type { ReactNode } from 'react'
import type { Act } from '@/api/gen/shared/enums'
import type { RiskMark } from '@/api/gen/shared/types'
import { counted } from '../bulk/bulk'
import { blockText } from '../dialog/blockText'
import { type RowWarning, rowWarnings, type WarnedRow } from '../dialog/warnings'
import { useClock } from '../display/clock'
import { nameText } from '../display/personText'
import { rawText } from '../display/readValue'
import { Status, type StatusLabel, type Tone } from '../display/Status'
import type { FileField } from './columns'
import './warningMarks.css'

const MARKS: Readonly<Record<string, string>> = {
  PLAYER_BLOCKED: 'Blocked',
  PLAYER_DELETED: 'Deleted',
  KYC_MISSING: 'KYC missing',
  NAME_DIFFERS: 'Name differs',
  SHARED_INSTRUMENT: 'Shared',
  WAGERING_OPEN: 'Wagering open',
  FORMAT_BROKEN: 'Format',
}

/** The severe ones first: what is cut is the least of them. */
const sorted = (warnings: readonly RowWarning[]): readonly RowWarning[] => [
  ...warnings.filter(({ severity }) => severity !== 'warn'),
  ...warnings.filter(({ severity }) => severity === 'warn'),
]

const markOf = ({ code, block }: RowWarning): string => {
  const mark = MARKS[code] ?? rawText(code)
  return block ? `${mark} by ${nameText(rawText(block.by?.nickname))}` : mark
}

/** What a row is marked with beside its warnings, and what the mark means. */
export interface OtherMark extends StatusLabel {
  readonly text: string
}

/** A row of a queue, with its player's risk where it is told. */
interface RiskyRow {
  readonly risk?: RiskMark | null
}

const riskMark = ({ risk }: RiskyRow): readonly OtherMark[] =>
  risk && risk.score > 0
    ? [
        {
          tone: risk.level === 'HIGH' ? 'bad' : 'waiting',
          label: `Risk ${risk.score}`,
          text: `${counted(risk.score, 'risk points')}: see the player’s tab Risk.`,
        },
      ]
    : []

/** The words of a row's marks, as a file has them. */
const marksText = (warnings: readonly RowWarning[], others: readonly OtherMark[]): string =>
  [...others.map(({ label }) => label), ...sorted(warnings).map(markOf)].join(', ')

interface WarningMarksProps {
  readonly warnings: readonly RowWarning[]
  readonly others: readonly OtherMark[]
}

/** A word for each warning of a row, in the colour of the worst; in full, with who blocked whom and why, on hover. */
function WarningMarks({ warnings, others }: WarningMarksProps) {
  const { timezone } = useClock()
  const isBad =
    others.some(({ tone }) => tone === 'bad') ||
    warnings.some(({ severity }) => severity !== 'warn')
  const tone: Tone = isBad ? 'bad' : 'waiting'
  const texts = sorted(warnings).map(({ text, block }) =>
    block ? `${text} ${blockText(block, timezone)}.` : text,
  )
  return (
    <span className="kit-marks" title={[...others.map(({ text }) => text), ...texts].join('\n')}>
      <Status tone={tone} label={marksText(warnings, others)} />
    </span>
  )
}

interface MarksField<Row> {
  readonly label: string
  readonly width: number
  readonly render: (row: Row) => ReactNode
  readonly csv: (row: Row) => string
  readonly field: readonly FileField[]
}

/** Marks as a file of the platform has them: the warnings, and the score by itself. */
const IN_FILES: readonly FileField[] = [
  { field: 'warnings', title: 'Warnings', labels: MARKS },
  { field: 'risk.score', title: 'Risk score' },
]

/** The field of a row's marks: what approving it would be warned of, and whatever else it is marked with. */
export const marksField = <Row extends WarnedRow & RiskyRow>(
  act: Act | ((row: Row) => Act),
  otherOf: (row: Row) => OtherMark | undefined = () => undefined,
): MarksField<Row> => {
  const warningsOf = (row: Row) => rowWarnings(typeof act === 'string' ? act : act(row), row)
  const othersOf = (row: Row): readonly OtherMark[] => {
    const other = otherOf(row)
    return [...(other ? [other] : []), ...riskMark(row)]
  }
  return {
    label: 'Marks',
    width: 152,
    render: (row) => {
      const warnings = warningsOf(row)
      const others = othersOf(row)
      return (
        warnings.length + others.length > 0 && <WarningMarks warnings={warnings} others={others} />
      )
    },
    csv: (row) => marksText(warningsOf(row), othersOf(row)),
    field: IN_FILES,
  }
}
