import { Link } from 'react-router'
import { type AffiliateStatement, useAffiliateStatementQuery } from '@/api/gen/affiliates/endpoints'
import { periodTitle } from '@/areas/billing_v1'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { RecordFields } from '@/kit/display/RecordFields'
import { readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { FigureLink } from '@/session/FigureLink'
import { Basis } from './Basis'
import { claimStates, EARLIER_BETS, PERCENTAGES, statementPath } from './labels'
import { recordAt } from './links'
import { MonthTable } from './MonthTable'
import { monthNamed } from './months'
import { StatementLines } from './StatementLines'
import { useMonthlyReport } from './useMonthlyReport'

/** A closed month: what the players did in it, and what that came to. */
export function MonthDrawer(opened: OpenedRecord) {
  const { openId } = opened
  const call = useAffiliateStatementQuery({ recordId: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<AffiliateStatement>
      {...opened}
      title="Affiliate monthly stats"
      name={(month) => [periodTitle(month), month.affTitle]}
      loaded={call}
    >
      {(month) => <Body month={month} />}
    </RecordDrawer>
  )
}

interface BodyProps {
  readonly month: AffiliateStatement
}

function Body({ month }: BodyProps) {
  const { affId, recordId, profitBreakdown: profit, claimStatus } = month
  return (
    <>
      <RecordFields
        fields={[
          ['Affiliate', month.affTitle],
          ['Month (UTC)', periodTitle(month)],
          ['Net profit', <Money key="net" amount={profit?.netProfitInUSD} />],
          ['Claim', claimStatus && <Status key="claim" {...labelOf(claimStates, claimStatus)} />],
          ['Closed', <DateTime key="closed" at={month.closedAt} />],
          [
            'Record',
            <FigureLink key="record" to={recordAt({ affId }, recordId)}>
              Affiliate record
            </FigureLink>,
          ],
        ]}
      />
      <MonthReport month={month} />
      <Basis month={month} />
      <RecordFields
        title="Settings of the month"
        fields={PERCENTAGES.map(([name, label]) => [
          label,
          () => percentInFull(month.affiliateSettings[name]),
        ])}
      />
      <StatementLines
        statement={month}
        link={<Link to={statementPath(recordId)}>Print or export</Link>}
      />
    </>
  )
}

/** What the players did in the month, as the report has it. */
function MonthReport({ month }: BodyProps) {
  const { affId, affTitle, opId } = month
  const call = useMonthlyReport({ affId, opId, ...monthNamed(month) })
  return (
    <Loaded what="The report" call={call}>
      {({ data }) => (
        <>
          <MonthTable rows={readList(data)} affId={affId} affTitle={affTitle} hasGgr={false} />
          <p className="affiliates-hint">{EARLIER_BETS}</p>
        </>
      )}
    </Loaded>
  )
}
