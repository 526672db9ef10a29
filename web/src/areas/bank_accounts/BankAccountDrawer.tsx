import { type BankAccount, useBankAccountQuery } from '@/api/gen/bank_accounts/endpoints'
import { playerFields } from '@/areas/players'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { openActions } from './decisions'
import { fields, reviewFields, State } from './fields'

const ACCOUNT = ['bankName', 'nameOnCard', 'cardNumber', 'iban', 'createdAt', 'isDeleted'] as const

export function BankAccountDrawer(opened: OpenedRecord) {
  const call = useBankAccountQuery({ uuid: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<BankAccount>
      {...opened}
      title="Bank account"
      name={({ bankName, player }) => [bankName, player.playerCode]}
      loaded={call}
      state={(record) => <State account={record} />}
      actions={openActions}
    >
      {(account) => (
        <>
          <RecordFields fields={fields.facts(account, ...ACCOUNT)} />
          <RecordFields title="Player" fields={playerFields(account.player, account.opTitle)} />
          <RecordFields title="Review" fields={reviewFields(account, 'noteForThePlayer')} />
        </>
      )}
    </RecordDrawer>
  )
}
