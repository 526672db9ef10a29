import { formatted, inFull, isNegative, type Numeric } from './decimal'
import { None } from './None'
import { rawText, readCode, readNumber } from './readValue'
import { Unreadable } from './Unreadable'
import './Money.css'

interface MoneyProps {
  readonly amount: Numeric | null | undefined
  readonly currency?: string
  readonly places?: number
  /** Said below the exact amount on hover. */
  readonly note?: string | undefined
}

/** An amount and its currency; hovering shows every digit. Right alignment is the column's. */
export function Money({ amount, currency = 'USD', places = 2, note }: MoneyProps) {
  if (amount === null || amount === undefined) return <None />
  if (!readNumber(amount)) return <Unreadable value={amount} expected="an amount" />
  const text = formatted(amount, places)
  const code = readCode(currency)
  return (
    <span
      className={isNegative(text) ? 'kit-money kit-money-below' : 'kit-money'}
      title={`${inFull(amount)} ${code ?? rawText(currency)}${note ? `\n${note}` : ''}`}
    >
      {`${text} `}
      <span className="kit-money-currency">
        {code ?? <Unreadable value={currency} expected="a currency" />}
      </span>
    </span>
  )
}
