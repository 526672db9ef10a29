import { Alert } from 'antd'
import Big from 'big.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AffiliateStatement, CarriedFrom, StatementLine } from '@/api/gen/affiliates/endpoints'
import { periodTitle } from '@/areas/billing_v1'
import { Money } from '@/kit/display/Money'
import { PERCENT } from '@/kit/display/percent'
import { Rows } from '@/kit/display/Rows'
import { rawText, readList, readNumber } from '@/kit/display/readValue'
import { lineLabels, statementPath } from './labels'
import './affiliates.css'

interface StatementLinesProps {
  readonly statement: AffiliateStatement
  /** To a page of its own. */
  readonly link?: ReactNode
}

interface Line {
  readonly label: string
  readonly formula: string
  readonly amountInUSD: number
}

/** How a carried loss is made: a file names its month, too. */
const formulaOf = (
  { code, formula }: StatementLine,
  carriedFrom: CarriedFrom | null | undefined,
) =>
  code === 'CARRIED_LOSS' && carriedFrom ? `net profit of ${periodTitle(carriedFrom)}` : formula

/** The lines of a month and what they come to, which is the month's net profit. */
export const linesOf = ({
  lines,
  profitBreakdown,
  carriedFrom,
}: AffiliateStatement): readonly Line[] => [
  ...readList(lines).map((line) => ({
    ...line,
    label: lineLabels[line.code] ?? line.label,
    formula: formulaOf(line, carriedFrom),
  })),
  {
    label: 'Net profit',
    formula: 'The lines above together',
    amountInUSD: profitBreakdown.netProfitInUSD,
  },
]

/** As the console writes its figures: a minus is longer than a hyphen. */
const written = (formula: string): string =>
  rawText(formula)
    .replace(/ %/g, PERCENT)
    .replace(/(?<!\w)-(?=\d)/g, '−')

/** Whether the lines come to the month's net profit. */
function addsUp({ lines, profitBreakdown }: AffiliateStatement): boolean {
  const sum = readList(lines).reduce(
    (total, { amountInUSD }) => total.plus(readNumber(amountInUSD) ?? 0),
    new Big(0),
  )
  return sum.eq(readNumber(profitBreakdown.netProfitInUSD) ?? 0)
}

/** A month line by line, each with how it is made, to be checked by eye. */
export function StatementLines({ statement, link }: StatementLinesProps) {
  const { carriedFrom } = statement
  const lines = linesOf(statement)
  return (
    <section className="affiliates-statement">
      <header>
        <h2>Statement of {periodTitle(statement)}</h2>
        {link}
      </header>
      <Rows
        className="kit-figures"
        of={lines}
        keyOf={({ label }) => label}
        classOf={(line) => (line === lines.at(-1) ? 'affiliates-sum' : undefined)}
        columns={{
          Line: ({ label }) => label,
          Formula: ({ formula }) => written(formula),
          Amount: ({ amountInUSD }) => <Money amount={amountInUSD} />,
        }}
      />
      {carriedFrom && (
        <p className="affiliates-hint">
          The loss was carried over from{' '}
          <Link to={statementPath(carriedFrom.recordId)}>{periodTitle(carriedFrom)}</Link>, which
          closed at <Money amount={carriedFrom.netProfitInUSD} />.
        </p>
      )}
      {!addsUp(statement) && (
        <Alert
          type="warning"
          showIcon
          title="These lines do not add up to the month’s net profit."
          description="The platform’s figures are shown unchanged. Have them checked before anyone pays."
        />
      )}
    </section>
  )
}
