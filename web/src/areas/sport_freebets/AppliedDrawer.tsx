import { Link } from 'react-router'
import {
  type AppliedFreebet,
  type FreebetUse,
  useAppliedFreebetDetailsQuery,
  useAppliedFreebetPayloadQuery,
} from '@/api/gen/sport_freebets/endpoints'
import { betPathOf, betStatuses } from '@/areas/bets'
import { DateTime } from '@/kit/display/DateTime'
import { formatted } from '@/kit/display/decimal'
import { Json } from '@/kit/display/Json'
import { type Call, Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { joined } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { labelOf, Status } from '@/kit/display/Status'
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

interface AppliedDrawerProps extends OpenedRecord {
  readonly loaded: Call<AppliedFreebet>
}

/** A free bet that a player was given. */
export function AppliedDrawer(props: AppliedDrawerProps) {
  return (
    <RecordDrawer<AppliedFreebet>
      {...props}
      title="Applied free bet details"
      name={({ templateName, playerCode }) => `${templateName} of ${playerCode}`}
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
            {bets.length === 0 ? (
              <p role="status">No bet was placed with it yet.</p>
            ) : (
              <Bets of={bets} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

const Bets = ({ of }: { readonly of: readonly FreebetUse[] }) => (
  <Rows
    className="kit-figures"
    caption="Bets"
    of={of}
    keyOf={({ betId }) => betId}
    columns={{
      Bet: (bet) => <Link to={betPathOf(bet)}>{bet.betId}</Link>,
      Status: ({ status }) => <Status {...labelOf(betStatuses, status)} />,
      Placed: ({ placedAt }) => <DateTime at={placedAt} />,
      Odds: ({ odds }) => odds,
      Win: ({ winInUSD }) => <Money amount={winInUSD} />,
    }}
  />
)

function Payload({ record: { freeBetId, templateName } }: RecordTabProps<AppliedFreebet>) {
  const call = useAppliedFreebetPayloadQuery({ freeBetId })
  return (
    <Loaded what="The JSON" call={call}>
      {({ payload }) => <Json value={payload} what={`${templateName} as JSON`} />}
    </Loaded>
  )
}
