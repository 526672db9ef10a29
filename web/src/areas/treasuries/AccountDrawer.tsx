import type { TreasuryAccount } from '@/api/gen/treasuries/endpoints'
import type { Call } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { AccountState, accountFields } from './fields'

interface AccountDrawerProps extends OpenedRecord {
  readonly loaded: Call<TreasuryAccount>
}

export function AccountDrawer(props: AccountDrawerProps) {
  return (
    <RecordDrawer<TreasuryAccount>
      {...props}
      title="Treasury account"
      name={({ currency, opTitle }) => [currency, opTitle]}
      state={AccountState}
    >
      {(account) => <Body account={account} />}
    </RecordDrawer>
  )
}

function Body({ account }: { readonly account: TreasuryAccount }) {
  const { facts } = accountFields
  return (
    <>
      <RecordFields
        title="Money"
        fields={facts(account, 'balance', 'balanceInUSD', 'currency', 'note')}
      />
      <RecordFields
        title="Location"
        fields={facts(
          account,
          'network',
          'provider',
          'opTitle',
          'treasuryId',
          'createdAt',
          'updatedAt',
        )}
      />
      <RecordFields fields={facts(account, 'address')} />
    </>
  )
}
