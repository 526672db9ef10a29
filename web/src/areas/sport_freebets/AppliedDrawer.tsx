import { Link } from 'react-router'
import {
  type AppliedFreebet,
  type FreebetUse,
  useAppliedFreebetDetailsQuery,
  useAppliedFreebetPayloadQuery,
} from '@/api/gen/sport_freebets/endpoints'
import { betPathOf, betStatuses } from '@/areas/bets'
import { formatted } from '@/kit/display/decimal'
import { Id } from '@/kit/display/Id'
import { Json } from '@/kit/display/Json'
import { type Call, Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { joined } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PagedTable } from '@/kit/list/PagedTable'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { appliedFields } from './fields'
import { rangeOf, statuses } from './labels'

const tabs: readonly RecordTab<AppliedFreebet>[] = [
  { key: 'details', label: 'Details', permission: 'bonus_details', Body: Details },
  { key: 'json', label: 'JSON', permission: 'bonus_json', Body: Payload },
]
const GIVEN = [
  'templateName',
  'betAmount',
  'used',
  'stage',
  'createdAt',
  'givenBy',
  'expiresAt',
] as const
const OF = ['playerCode', 'username', 'operator', 'freeBetId', 'templateId'] as const

/** A free bet has fewer bets than a page. */
const NOWHERE = () => undefined

interface AppliedDrawerProps extends OpenedRecord {
  readonly loaded: Call<AppliedFreebet>
}

/** A free bet that a player was given. */
export function AppliedDrawer(props: AppliedDrawerProps) {
  return (
    <RecordDrawer<AppliedFreebet>
      {...props}
      title="Applied free bet"
      name={({ templateName, playerCode }) => [templateName, playerCode]}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      tabs={tabs}
    />
  )
}

function Details({ record }: RecordTabProps<AppliedFreebet>) {
  const call = useAppliedFreebetDetailsQuery({ freeBetId: record.freeBetId })
  return (
    <>
      <RecordFields title="Free bet" fields={appliedFields.facts(record, ...GIVEN)} />
      <RecordFields title="Player" fields={appliedFields.facts(record, ...OF)} />
      <Loaded what="The terms and bets" call={call}>
        {({ terms, disciplines, daysToUse, wonInUSD, bets }) => (
          <>
            <RecordFields
              title="Terms"
              fields={[
                ['Disciplines', joined(disciplines, ', ')],
                ['Selections', rangeOf(terms.minSelection, terms.maxSelection)],
                ['Odds', rangeOf(formatted(terms.minOdd, 2), formatted(terms.maxOdd, 2))],
                ['Maximum win', <Money key="win" amount={terms.maxWin} />],
                ['Days to use', daysToUse],
                ['Won so far', <Money key="won" amount={wonInUSD} />],
              ]}
            />
            <PagedTable
              what="bets"
              columns={columns}
              rowKey="betId"
              call={{ ...call, rows: bets, count: bets.length }}
              page={1}
              onPage={NOWHERE}
              empty="No bet was placed with it yet."
            />
          </>
        )}
      </Loaded>
    </>
  )
}

const columns = fieldsOf<FreebetUse>()({
  betId: {
    label: 'Bet',
    width: 120,
    render: (bet) => (
      <Link to={betPathOf(bet)}>
        <Id text={bet.betId} />
      </Link>
    ),
  },
  status: { width: 104, labels: betStatuses },
  placedAt: { label: 'Placed', width: 148, kind: 'time' },
  odds: { width: 80, kind: 'number' },
  winInUSD: { width: 104, kind: 'usd' },
}).columns()

function Payload({ record: { freeBetId, templateName } }: RecordTabProps<AppliedFreebet>) {
  const call = useAppliedFreebetPayloadQuery({ freeBetId })
  return (
    <Loaded what="The JSON" call={call}>
      {({ payload }) => <Json value={payload} what={`${templateName} as JSON`} />}
    </Loaded>
  )
}
