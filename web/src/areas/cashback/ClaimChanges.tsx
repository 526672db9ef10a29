import Big from 'big.js'
import type { CashbackEffect, CashbackFacts } from '@/api/gen/cashback/endpoints'
import type { ClaimAction } from '@/api/gen/cashback/enums'
import { DECIDED } from '@/areas/money_lists'
import { BeforeAfter, moved } from '@/kit/display/BeforeAfter'
import { ClaimFacts } from './ClaimFacts'

interface ClaimChangesProps {
  readonly known: { readonly effect: CashbackEffect; readonly facts?: CashbackFacts | undefined }
  readonly decision: ClaimAction
}

/** What a decision about a claim does to the player's wallets, and what the claim stands on. */
export function ClaimChanges({ known: { effect, facts }, decision }: ClaimChangesProps) {
  return (
    <>
      <Changes effect={effect} decision={decision} />
      {facts?.claim && <ClaimFacts claim={facts.claim} />}
    </>
  )
}

interface ChangesProps extends Pick<ClaimChangesProps, 'decision'> {
  readonly effect: CashbackEffect
}

function Changes({ effect, decision }: ChangesProps) {
  if (effect.status !== 'PENDING') return <p role="status">{DECIDED}</p>
  const { amountInUSD, cashbackBalanceInUSD, heldInUSD, mainBalanceInUSD } = effect
  const toMain = decision === 'confirm' ? amountInUSD : 0
  const back = decision === 'reject' ? amountInUSD : 0
  return (
    <BeforeAfter
      of="Wallet"
      rows={[
        moved('On hold for claims', heldInUSD, new Big(heldInUSD).minus(amountInUSD)),
        moved('Main', mainBalanceInUSD, new Big(mainBalanceInUSD).plus(toMain)),
        moved('Cashback', cashbackBalanceInUSD, new Big(cashbackBalanceInUSD).plus(back)),
      ]}
    />
  )
}
