import Big from 'big.js'
import type { WinnerDetails } from '@/api/gen/tournaments/endpoints'
import { CurrencyAmount } from '@/areas/money_lists'
import { BeforeAfter } from '@/kit/display/BeforeAfter'

/** What the prize does to the player's main wallet. */
export function Credited({ winner }: { readonly winner: WinnerDetails }) {
  const { payAmount, payCurrency, prizeInUSD, walletBalance } = winner
  const after = new Big(walletBalance).plus(payAmount)
  const sum = (amount: number | Big) => <CurrencyAmount amount={amount} currency={payCurrency} />
  const worth = payAmount > 0 ? after.times(prizeInUSD).div(payAmount) : null
  return (
    <BeforeAfter
      of="Wallet"
      rows={[['Main', sum(walletBalance), sum(after), { currency: payCurrency, inUSD: worth }]]}
    />
  )
}
