import { Link } from 'react-router'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { useTreasuriesQuery } from '@/api/gen/treasuries/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { LoadedItems } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useCan } from '@/session/session'
import { fields } from './fields'
import { NOT_REAL_TIME } from './labels'

/** What an operator or brand keeps at crypto providers, to whoever may see it. */
export function OperatorTreasuries({ record: { opId } }: RecordTabProps<OperatorDetails>) {
  const maySee = useCan('treasuries_read')
  const call = useTreasuriesQuery({ opId, includeBrands: false, limit: 100 }, { skip: !maySee })
  if (!maySee) return null
  return (
    <LoadedItems what="The treasuries" call={call} empty="It keeps nothing at crypto providers.">
      {(items) => (
        <>
          {items.map((each) => (
            <RecordFields
              key={each.treasuryId}
              title={each.title}
              fields={[
                ...fields.facts(each, 'balanceInUSD', 'status', 'provider', 'networks'),
                [
                  'Accounts',
                  <Link
                    key="accounts"
                    to={`/treasury-account?${new URLSearchParams({ opId, treasuryId: each.treasuryId })}`}
                  >
                    {counted(each.accountCount, 'accounts')}
                  </Link>,
                ],
              ]}
            />
          ))}
          <p>{NOT_REAL_TIME}</p>
        </>
      )}
    </LoadedItems>
  )
}
