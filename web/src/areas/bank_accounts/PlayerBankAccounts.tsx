import { useBankAccountsQuery } from '@/api/gen/bank_accounts/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { RecordFields } from '@/kit/record/RecordFields'
import { useReviewActions } from './actions'
import { CardNumber, NameOnCard, State } from './columns'

/** Where one player wants withdrawals paid, with the actions on each account. */
export function PlayerBankAccounts({ player }: { readonly player: Player }) {
  const { playerCode } = player
  const call = useBankAccountsQuery({ playerCode, limit: 100 })
  const { actions, isOpenFor, dialog } = useReviewActions()
  const allowed = usePermittedActions(actions)
  return (
    <Loaded what="The bank accounts" call={call}>
      {({ items }) =>
        items.length === 0 ? (
          <p role="status">This player has not added a bank account yet.</p>
        ) : (
          <>
            {items.map((account) => (
              <section key={account.uuid}>
                <div className="bank-head">
                  <h2>{account.bankName}</h2>
                  <State account={account} />
                  {allowed.length > 0 && isOpenFor(account) && (
                    <ActionMenu
                      subject={account}
                      label={`Actions of ${account.bankName} account`}
                      actions={allowed}
                    />
                  )}
                </div>
                <RecordFields
                  fields={[
                    ['Name on card', <NameOnCard key="name" account={account} />],
                    ['Card number', <CardNumber key="card" account={account} />],
                    ['Added', <DateTime key="added" at={account.createdAt} />],
                    ['Note for the player', account.noteForThePlayer],
                  ]}
                />
              </section>
            ))}
            {dialog}
          </>
        )
      }
    </Loaded>
  )
}
