import { Link } from 'react-router'
import { useTreasuriesQuery } from '@/api/gen/treasuries/endpoints'
import type { OperatorPartProps } from '@/areas/operators'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { joined } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { RecordFields } from '@/kit/record/RecordFields'
import { useCan } from '@/session/session'
import { NOT_REAL_TIME, networks, statuses } from './labels'

/** What an operator or brand keeps at crypto providers, to whoever may see it. */
export function OperatorTreasuries({ operator: { opId } }: OperatorPartProps) {
  const maySee = useCan('treasuries_read')
  const call = useTreasuriesQuery({ opId, includeBrands: false, limit: 100 }, { skip: !maySee })
  if (!maySee) return null
  return (
    <Loaded what="The treasuries" call={call}>
      {({ items }) =>
        items.length === 0 ? (
          <p role="status">It keeps nothing at crypto providers.</p>
        ) : (
          <>
            {items.map((each) => (
              <RecordFields
                key={each.treasuryId}
                title={each.title}
                fields={[
                  ['Balance in USD', <Money key="balance" amount={each.balanceInUSD} />],
                  ['Status', <Status key="status" {...labelOf(statuses, each.status)} />],
                  ['Provider', each.provider],
                  [
                    'Networks',
                    () =>
                      joined(
                        each.networks.map((network) => networks[network] ?? network),
                        ', ',
                      ),
                  ],
                  [
                    'Accounts',
                    <Link
                      key="accounts"
                      to={`/treasury-account?${new URLSearchParams({ opId, treasuryId: each.treasuryId })}`}
                    >
                      {each.accountCount} accounts
                    </Link>,
                  ],
                ]}
              />
            ))}
            <p>{NOT_REAL_TIME}</p>
          </>
        )
      }
    </Loaded>
  )
}
