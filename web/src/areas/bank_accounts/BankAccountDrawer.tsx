import { type BankAccount, useBankAccountQuery } from '@/api/gen/bank_accounts/endpoints'
import { playerFields } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { yesNo } from '@/kit/display/None'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { NameOnCard, reviewFields, State } from './columns'
import { grouped } from './labels'

interface BankAccountDrawerProps extends OpenedRecord {
  readonly actionsOf: (account: BankAccount) => readonly RecordAction<BankAccount>[]
}

export function BankAccountDrawer({ actionsOf, ...opened }: BankAccountDrawerProps) {
  const call = useBankAccountQuery({ uuid: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<BankAccount>
      {...opened}
      title="Bank account details"
      name={({ bankName, player }) => `${bankName} account of ${player.playerCode}`}
      loaded={call}
      state={(record) => <State account={record} />}
      actions={call.currentData && actionsOf(call.currentData)}
      tabs={[{ key: 'account', label: 'Account', body: (record) => <Body account={record} /> }]}
    />
  )
}

function Body({ account }: { readonly account: BankAccount }) {
  return (
    <>
      <RecordFields
        fields={[
          ['Bank', account.bankName],
          ['Name on card', <NameOnCard key="name" account={account} />],
          ['Card number', () => <Copy text={grouped(account.cardNumber)} what="card number" />],
          ['IBAN', account.iban && <Copy key="iban" text={account.iban} what="IBAN" />],
          ['Added', <DateTime key="added" at={account.createdAt} />],
          ['Deleted by the player', yesNo(account.isDeleted)],
        ]}
      />
      <RecordFields title="Player" fields={playerFields(account.player, account.opTitle)} />
      <RecordFields
        title="Review"
        fields={[...reviewFields(account), ['Note for the player', account.noteForThePlayer]]}
      />
    </>
  )
}
