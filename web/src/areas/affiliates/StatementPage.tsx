import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useParams } from 'react-router'
import {
  type AffiliateStatement,
  api,
  useAffiliateStatementQuery,
} from '@/api/gen/affiliates/endpoints'
import { periodTitle } from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { csvText, saveText } from '@/kit/list/csv'
import { PlainRecordPage } from '@/kit/record/PlainRecordPage'
import { FigureLink } from '@/session/FigureLink'
import { recordReads } from '@/session/reads'
import { Basis } from './Basis'
import { LIST_PATH } from './labels'
import { recordAt } from './links'
import { linesOf, StatementLines } from './StatementLines'

const FILE = [
  { key: 'label', title: 'Line', width: 0 },
  { key: 'formula', title: 'Formula', width: 0 },
  { key: 'amountInUSD', title: 'Amount', width: 0, currency: 'USD' },
]

const titleOf = (statement: AffiliateStatement): string =>
  `Statement of ${nameText(statement.affTitle)}, ${periodTitle(statement)}`

/** A month's statement by itself: to print, and to save as a file. */
export function StatementPage() {
  const { recordId = '' } = useParams()
  return (
    <PlainRecordPage<AffiliateStatement>
      what="The statement"
      loaded={useAffiliateStatementQuery({ recordId })}
      label={titleOf}
      back={{ label: 'Affiliates', to: LIST_PATH }}
    >
      {(statement) => <Statement statement={statement} />}
    </PlainRecordPage>
  )
}

function Statement({ statement }: { readonly statement: AffiliateStatement }) {
  const { affId, recordId, month, year } = statement
  const { timezone } = useClock()
  const save = () =>
    saveText(
      `statement-${affId}-${month.toLowerCase()}-${year}.csv`,
      csvText(FILE, linesOf(statement), timezone),
    )
  return (
    <>
      <div className="affiliates-acts">
        <Button icon={<PrinterOutlined />} onClick={() => print()}>
          Print
        </Button>
        <Button icon={<DownloadOutlined />} onClick={save}>
          Export
        </Button>
        <FigureLink to={recordAt({ affId }, recordId)}>Affiliate record</FigureLink>
      </div>
      <RecordFields
        fields={[
          ['Affiliate', <Name key="affiliate" text={statement.affTitle} />],
          ['Affiliate ID', <Copy key="id" text={affId} what="affiliate ID" />],
          ['Operator', <Name key="operator" text={statement.opTitle} />],
          ['Month (UTC)', periodTitle(statement)],
          ['Closed', <DateTime key="closed" at={statement.closedAt} />],
        ]}
      />
      <Basis month={statement} />
      <StatementLines statement={statement} />
    </>
  )
}

export const reads = recordReads(api.endpoints.affiliateStatement, 'recordId', (key) => key)
