import { Button, Modal } from 'antd'
import { Fragment, type ReactNode, useState } from 'react'
import { fieldLabel } from '@/api/fieldLabels'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { DateTime } from '../display/DateTime'
import { Money } from '../display/Money'
import { Name } from '../display/Name'
import { messageText } from '../display/personText'
import { placesOf } from '../display/placesOf'
import { rawText } from '../display/readValue'
import { Status } from '../display/Status'
import type { RaisedWarning } from '../form/warnings'
import { SafeChoice } from './SafeChoice'
import { TypedWord } from './TypedWord'
import './WarningsDialog.css'

/** To be typed where one of them is severe. */
const PROCEED = 'proceed'

interface WarningsDialogProps {
  readonly warnings: readonly RaisedWarning[]
  readonly open: boolean
  readonly settle: (agreed: boolean) => void
}

/** What a careful person would stop at, before it is done all the same. */
export function WarningsDialog({ warnings, open, settle }: WarningsDialogProps) {
  const isSevere = warnings.some(({ severity }) => severity === 'severe')
  const [text, setText] = useState('')
  const allowed = !isSevere || text.trim().toLowerCase() === PROCEED
  return (
    <Modal
      open={open}
      title="Check before you proceed"
      width={640}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={() => settle(false)}
      footer={
        <>
          <SafeChoice onClick={() => settle(false)}>Cancel</SafeChoice>
          <Button type="primary" danger={isSevere} disabled={!allowed} onClick={() => settle(true)}>
            Proceed
          </Button>
        </>
      }
    >
      <p>Nothing has been done yet.</p>
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
                {warning.severity === 'severe' ? (
                  <Status tone="bad" label="Severe" />
                ) : (
                  <Status tone="waiting" label="Warning" />
                )}
              </td>
              <th scope="row">{messageText(warning.text)}</th>
              <td>
                <Values values={warning.values} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isSevere && (
        <TypedWord
          word={PROCEED}
          value={text}
          onChange={setText}
          onEnter={() => allowed && settle(true)}
        />
      )}
    </Modal>
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

const IN_USD: ReadonlySet<string> = new Set(['requiredWagerInUSD', 'wageredInUSD'])
const IN_CURRENCY: ReadonlySet<string> = new Set(['winAmount', 'maxWin'])

function shownValue(name: string, value: unknown, { currency }: Values): ReactNode {
  if (name === 'at') return <DateTime at={value as string} />
  if (IN_USD.has(name)) return <Money amount={value as number} />
  if (IN_CURRENCY.has(name)) {
    const code = rawText(currency)
    return <Money amount={value as number} currency={code} places={placesOf(code)} />
  }
  if (Array.isArray(value)) return value.map(rawText).join(', ')
  const nickname = (value as { readonly nickname?: unknown }).nickname
  return <Name text={rawText(nickname ?? value)} />
}
