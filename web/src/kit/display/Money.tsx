import { formatted, inFull, isNegative, type Numeric } from './decimal'
import { None } from './None'
import './Money.css'

interface MoneyProps {
  readonly amount: Numeric | null | undefined
  readonly currency?: string
  readonly places?: number
}

/** An amount and its currency; hovering shows every digit. Right alignment is the column's. */
export function Money({ amount, currency = 'USD', places = 2 }: MoneyProps) {
  if (amount === null || amount === undefined) return <None />
  const text = formatted(amount, places)
  return (
    <span
      className={isNegative(text) ? 'kit-money kit-money-below' : 'kit-money'}
      title={`${inFull(amount)} ${currency}`}
    >
      {`${text} `}
      <span className="kit-money-currency">{currency}</span>
    </span>
  )
}
