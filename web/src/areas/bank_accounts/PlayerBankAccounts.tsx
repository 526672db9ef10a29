import { useBankAccountsQuery } from '@/api/gen/bank_accounts/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/record/RecordFields'
import { RecordSection } from '@/kit/record/RecordSection'
import { useReviewActions } from './actions'
import { CardNumber, NameOnCard, State } from './columns'

/** Where one player wants withdrawals paid, with the actions on each account. */
export function PlayerBankAccounts({ player }: { readonly player: Player }) {
  const call = useBankAccountsQuery({ playerCode: player.playerCode, limit: 100 })
  const { actionsOf, dialog } = useReviewActions()
  return (
    <Loaded what="The bank accounts" call={call}>
      {({ items }) =>
        items.length === 0 ? (
          <p role="status">This player has not added a bank account yet.</p>
        ) : (
          <>
            {items.map((account) => (
              <RecordSection
                key={account.uuid}
                title={account.bankName}
                state={<State account={account} />}
                subject={account}
                name={`${account.bankName} account`}
                actions={actionsOf(account)}
              >
                <RecordFields
                  fields={[
                    ['Name on card', <NameOnCard key="name" account={account} />],
                    ['Card number', <CardNumber key="card" account={account} />],
                    ['Added', <DateTime key="added" at={account.createdAt} />],
                    ['Note for the player', account.noteForThePlayer],
                  ]}
                />
              </RecordSection>
            ))}
            {dialog}
          </>
        )
      }
    </Loaded>
  )
}
