import { useBankAccountsQuery } from '@/api/gen/bank_accounts/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { LoadedItems } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { RecordSection } from '@/kit/record/RecordSection'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { openActions } from './decisions'
import { fields, State } from './fields'

const NONE = 'This player has not added a bank account yet.'
const SHOWN = ['nameOnCard', 'cardNumber', 'createdAt', 'noteForThePlayer'] as const

/** Where one player wants withdrawals paid, with the actions on each account. */
export function PlayerBankAccounts({ record: player }: RecordTabProps<Player>) {
  const call = useBankAccountsQuery({ playerCode: player.playerCode, limit: 100 })
  return (
    <LoadedItems what="The bank accounts" call={call} empty={NONE}>
      {(accounts) =>
        accounts.map((account) => (
          <RecordSection
            key={account.uuid}
            title={account.bankName}
            state={<State account={account} />}
            subject={account}
            name={`${account.bankName} account`}
            actions={openActions}
          >
            <RecordFields fields={fields.facts(account, ...SHOWN)} />
          </RecordSection>
        ))
      }
    </LoadedItems>
  )
}
