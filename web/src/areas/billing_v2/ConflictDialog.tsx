import { Button, Modal } from 'antd'
import { type ReactNode, useCallback } from 'react'
import type { ApiError } from '@/api/answer'
import {
  type Invoice,
  type InvoiceForm,
  useBillingV2InvoiceSettingsQuery,
} from '@/api/gen/endpoints'
import { useDialogs } from '@/kit/Dialogs'
import { formatted } from '@/kit/decimal'
import { Money } from '@/kit/Money'
import { SafeChoice } from '@/kit/SafeChoice'
import { type Figures, figureLabels, figuresOf, figuresOfInvoice, totalOf } from './figures'
import { periodName } from './period'
import { LOCKED } from './words'

/** The invoice that a conflict is about, where the platform names it. */
export function existingInvoice(error: ApiError): Invoice | null {
  return (error.data as { invoice?: Invoice } | null)?.invoice ?? null
}

type Row = readonly [label: string, before: ReactNode, after: ReactNode]

const percent = (value: number | undefined) =>
  value === undefined ? '—' : `${formatted(value, 2)} %`

const costs = ({ additionalCosts = [] }: Figures) =>
  additionalCosts.length === 0
    ? '—'
    : additionalCosts.map(({ name, value }) => (
        <span key={name} className="billing-named">
          {name} <Money amount={value} />
        </span>
      ))

function rowsOf(existing: Invoice, form: InvoiceForm, after: Figures): readonly Row[] {
  const before = figuresOfInvoice(existing)
  const money = (
    name: 'premiumSportInUSD' | 'premiumBotInUSD' | 'minMonthlyFeeInUSD' | 'brandFeeInUSD',
  ) =>
    [
      figureLabels[name],
      <Money key="b" amount={before[name]} />,
      <Money key="a" amount={after[name]} />,
    ] as const
  return [
    [
      figureLabels.casinoGGRPercentage,
      percent(before.casinoGGRPercentage),
      percent(after.casinoGGRPercentage),
    ],
    [
      figureLabels.sportGGRPercentage,
      percent(before.sportGGRPercentage),
      percent(after.sportGGRPercentage),
    ],
    money('minMonthlyFeeInUSD'),
    money('premiumSportInUSD'),
    money('premiumBotInUSD'),
    money('brandFeeInUSD'),
    [figureLabels.additionalCosts, costs(before), costs(after)],
    ['Description', existing.description || '—', form.description || '—'],
    ['Super admin note', existing.superAdminNote || '—', form.superAdminNote || '—'],
    [
      'Total payable',
      <Money key="b" amount={existing.totalPayableAmountInUSD} />,
      <Money key="a" amount={totalOf(after, existing)} />,
    ],
  ]
}

interface ConflictDialogProps {
  readonly messages: readonly string[]
  readonly existing: Invoice | null
  readonly form: InvoiceForm
  readonly open: boolean
  readonly settle: (overwrite: boolean) => void
}

function ConflictDialog({ messages, existing, form, open, settle }: ConflictDialogProps) {
  const { data: settings } = useBillingV2InvoiceSettingsQuery({ opId: form.opId })
  const after = form.overrideSettings ? form : figuresOf(settings)
  const lock = existing?.isLocked ? LOCKED : undefined
  return (
    <Modal
      open={open}
      width={720}
      title="Existing Invoice"
      mask={{ closable: false }}
      onCancel={() => settle(false)}
      footer={
        <>
          <SafeChoice onClick={() => settle(false)}>Keep the existing invoice</SafeChoice>
          <Button
            type="primary"
            danger
            disabled={lock !== undefined}
            title={lock}
            onClick={() => settle(true)}
          >
            Overwrite invoice{existing && ` ${existing.invoiceNo}`}
          </Button>
        </>
      }
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <p>
        Overwriting replaces what {existing ? `invoice ${existing.invoiceNo}` : 'it'} says for{' '}
        {periodName(form)}, under the same number.
      </p>
      {lock && <p role="alert">{lock}</p>}
      {existing && (
        <table className="billing-table">
          <thead>
            <tr>
              <th scope="col">{periodName(form)}</th>
              <th scope="col">Existing</th>
              <th scope="col">What you submitted</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(existing, form, after).map(([label, before, now]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {existing && (
        <p className="billing-hint">
          The new total is worked out with the GGR of the existing invoice; the platform reads the
          month’s GGR again.
        </p>
      )}
    </Modal>
  )
}

type Ask = (
  messages: readonly string[],
  existing: Invoice | null,
  form: InvoiceForm,
) => Promise<boolean>

/** Shows what stands and what was submitted; true to overwrite. */
export function useConflictDialog(): Ask {
  const ask = useDialogs()
  return useCallback(
    (messages, existing, form) =>
      ask<boolean>((settle, open) => (
        <ConflictDialog {...{ messages, existing, form, open, settle }} />
      )),
    [ask],
  )
}
