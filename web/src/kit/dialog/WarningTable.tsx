import { Fragment, type ReactNode } from 'react'
import { codeInWords } from '@/api/codes'
import type { Severity } from '@/api/gen/shared/enums'
import { fieldLabel } from '@/api/labels'
import { grouped } from '../display/cardNumber'
import { DateTime } from '../display/DateTime'
import { Money } from '../display/Money'
import { Name } from '../display/Name'
import { messageText } from '../display/personText'
import { placesOf } from '../display/placesOf'
import { rawText } from '../display/readValue'
import { Status, type StatusLabel } from '../display/Status'
import type { RaisedWarning } from './warnings'
import './WarningTable.css'

export const severities: Readonly<Record<Severity, StatusLabel>> = {
  warn: { tone: 'waiting', label: 'Warning' },
  severe: { tone: 'bad', label: 'Severe' },
  refused: { tone: 'bad', label: 'Not possible' },
}

interface WarningTableProps {
  readonly warnings: readonly RaisedWarning[]
}

/** What a careful person would stop at, and what it is about. */
export function WarningTable({ warnings }: WarningTableProps) {
  return (
    <table className="kit-warnings" aria-label="Warnings">
      <thead>
        <tr>
          <th scope="col">Severity</th>
          <th scope="col">Warning</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {warnings.map((warning) => (
          <tr key={warning.code}>
            <td>
              <Status {...severities[warning.severity]} />
            </td>
            <th scope="row">{messageText(warning.text)}</th>
            <td>
              <Values values={warning.values} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Values = RaisedWarning['values']

/** Labels that mean something else, or nothing, away from a warning. */
const LABELS: Readonly<Record<string, string>> = { by: 'By', at: 'On' }

function Values({ values }: { readonly values: Values }) {
  const shown = Object.entries(values).filter(
    ([name, value]) => value !== null && value !== undefined && name !== 'currency',
  )
  return (
    <dl>
      {shown.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{LABELS[name] ?? fieldLabel(name)}</dt>
          <dd>{shownValue(name, value, values)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const IN_USD: ReadonlySet<string> = new Set(['requiredWagerInUSD', 'wageredInUSD', 'winInUSD'])
const IN_CURRENCY: ReadonlySet<string> = new Set(['winAmount', 'maxWin'])

function shownValue(name: string, value: unknown, { currency }: Values): ReactNode {
  if (name === 'cardNumber') return grouped(rawText(value))
  if (name === 'at' || name === 'date') return <DateTime at={value as string} />
  if (IN_USD.has(name)) return <Money amount={value as number} />
  if (IN_CURRENCY.has(name)) {
    const code = rawText(currency)
    return <Money amount={value as number} currency={code} places={placesOf(code)} />
  }
  if (Array.isArray(value)) return value.map(rawText).join(', ')
  if (name === 'kycStatus') return codeInWords(rawText(value))
  const nickname = (value as { readonly nickname?: unknown }).nickname
  return <Name text={rawText(nickname ?? value)} />
}
