import { Button, Modal } from 'antd'
import { useCallback } from 'react'
import type { ApiError } from '@/api/answer'
import {
  type Invoice,
  type InvoiceForm,
  useBillingV2InvoiceSettingsQuery,
} from '@/api/gen/billing_v2/endpoints'
import { useDialogs } from '@/kit/dialog/Dialogs'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { Comparison } from './Comparison'
import { figuresOf } from './figures'
import { LOCKED, WAY_ROUND } from './labels'
import { periodName } from './period'

/** The invoice that a conflict is about, where the platform names it. */
export function existingInvoice(error: ApiError): Invoice | null {
  return (error.data as { invoice?: Invoice } | null)?.invoice ?? null
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
  const figures = form.overrideSettings ? form : figuresOf(settings)
  const keep = () => settle(false)
  const lock = existing?.isLocked ? LOCKED : undefined
  return (
    <Modal
      open={open}
      width={720}
      title="Overwrite existing invoice"
      mask={{ closable: false }}
      onCancel={keep}
      footer={
        <>
          <SafeChoice onClick={keep}>Keep the existing invoice</SafeChoice>
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
        Overwriting replaces {existing ? `invoice ${existing.invoiceNo}` : 'the invoice'} for{' '}
        {periodName(form)}; its number stays the same.
      </p>
      {lock && (
        <p role="alert">
          {lock} {WAY_ROUND}
        </p>
      )}
      {existing && (
        <>
          <Comparison existing={existing} form={form} figures={figures} />
          <p className="billing-hint">
            The platform reads the month’s GGR again, so the new total may differ from this one.
          </p>
        </>
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
