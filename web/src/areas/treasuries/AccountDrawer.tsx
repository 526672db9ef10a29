import type { TreasuryAccount } from '@/api/gen/treasuries/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { placesOf } from '@/kit/display/placesOf'
import { Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { NOT_REAL_TIME, networks } from './labels'

interface AccountDrawerProps extends OpenedRecord {
  readonly loaded: Call<TreasuryAccount>
}

export function AccountDrawer(props: AccountDrawerProps) {
  return (
    <RecordDrawer<TreasuryAccount>
      {...props}
      title="Treasury account details"
      state={({ isActive }) => (
        <Status tone={isActive ? 'good' : 'ended'} label={isActive ? 'Active' : 'Disabled'} />
      )}
      tabs={[{ key: 'account', label: 'Account', body: (account) => <Body account={account} /> }]}
    />
  )
}

function Body({ account }: { readonly account: TreasuryAccount }) {
  const { address, balance, currency, network, isTestNetwork } = account
  const places = placesOf(currency)
  return (
    <>
      <RecordFields
        title="Money"
        fields={[
          ['Balance', <Money key="balance" amount={balance} currency={currency} places={places} />],
          ['In USD', <Money key="usd" amount={account.balanceInUSD} />],
          ['Currency', currency],
          ['Note', isTestNetwork ? 'Test network; no real value.' : NOT_REAL_TIME],
        ]}
      />
      <RecordFields
        title="Location"
        fields={[
          ['Network', networks[network] ?? network],
          ['Provider', account.provider],
          ['Operator', account.opTitle],
          ['Treasury', <Copy key="treasury" text={account.treasuryId} what="treasury ID" />],
          ['Opened', <DateTime key="opened" at={account.createdAt} />],
          ['Last transaction', <DateTime key="moved" at={account.updatedAt} />],
        ]}
      />
      <RecordFields
        fields={[['Top-up address', <Copy key="address" text={address} what="address" />]]}
      />
    </>
  )
}
