import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { useBankAccountsQuery } from '@/api/gen/bank_accounts/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { Failure } from '@/kit/display/Failure'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { lazyComponent } from '@/kit/lazyComponent'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { RecordFields } from '@/kit/record/RecordFields'
import { NameOnCard, State } from './columns'
import { grouped } from './labels'
import { type Reviewed, useReviewActions } from './useReviewActions'

const ReviewDialog = lazyComponent(() => import('./ReviewDialog').then((code) => code.ReviewDialog))

/** Where one player wants withdrawals paid, with the actions on each account. */
export function PlayerBankAccounts({ player }: { readonly player: Player }) {
  const { playerCode } = player
  const call = useBankAccountsQuery({ playerCode, limit: 100 })
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const { actions, isOpenFor } = useReviewActions(setReviewed)
  const allowed = usePermittedActions(actions)
  const accounts = call.currentData?.items
  if (!accounts) {
    return call.error && !call.isFetching ? (
      <Failure
        what="The bank accounts could not be loaded"
        error={call.error as ApiError}
        onRetry={call.refetch}
      />
    ) : (
      <FieldsSkeleton />
    )
  }
  if (accounts.length === 0)
    return <p role="status">This player has not added a bank account yet.</p>
  return (
    <>
      {accounts.map((account) => (
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
              [
                'Card number',
                <code key="card" className="bank-number">
                  {grouped(account.cardNumber)}
                </code>,
              ],
              ['Added', <DateTime key="added" at={account.createdAt} />],
              ['Note for the player', account.noteForThePlayer],
            ]}
          />
        </section>
      ))}
      {reviewed && <ReviewDialog {...reviewed} onClose={() => setReviewed(null)} />}
    </>
  )
}
