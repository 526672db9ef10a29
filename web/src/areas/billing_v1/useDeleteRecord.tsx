import { MISSING_INVOICE_ID } from '@/api/gen/billing_v1/constants'
import { MISSING_PAYMENT_ID } from '@/api/gen/shared/constants'
import type { BillingRecord } from '@/api/gen/shared/types'
import { useConfirm } from '@/kit/dialog/confirm'
import { useToasts } from '@/kit/dialog/toasts'
import { Money } from '@/kit/display/Money'
import type { Result, RunOptions } from '@/kit/form/useAction'
import { recordTypes } from './labels'
import { periodTitle } from './period'
import type { Opened } from './useRecords'

type Send = (record: BillingRecord, options: RunOptions) => Promise<Result<unknown>>

/** What to say of a record that came without its identifier; null when it has one. */
export function missingId({ _id, type }: Pick<BillingRecord, '_id' | 'type'>): string | null {
  if (_id) return null
  return type === 'invoice' ? MISSING_INVOICE_ID : MISSING_PAYMENT_ID
}

/** Runs an act on a record that can be named to the platform, else says that it cannot. */
export function useIdentified(run: (record: BillingRecord) => void) {
  const toasts = useToasts()
  return (record: BillingRecord) => {
    const missing = missingId(record)
    if (missing) toasts.error(missing)
    else run(record)
  }
}

/** Asks, then deletes; the record's drawer closes before it is gone and comes back if it stays. */
export function useDeleteRecord({ openId, setOpenId }: Opened, send: Send) {
  const confirm = useConfirm()

  return useIdentified(async (record) => {
    const { type, title, opTitle, amount, reference, _id: id } = record
    const word = recordTypes[type].toLowerCase()
    const agreed = await confirm({
      title: `Delete ${word} “${title}”?`,
      content: (
        <p>
          {recordTypes[type]} of {opTitle} for {periodTitle(record)}, <Money amount={amount} />,
          will be deleted. The outstanding amount of {opTitle}{' '}
          {type === 'invoice' ? 'decreases' : 'increases'} accordingly.
        </p>
      ),
      confirmLabel: `Delete ${word}`,
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: reference.trim() || id,
    })
    if (!agreed) return
    setOpenId(null)
    const { ok } = await send(record, { record })
    if (!ok) setOpenId(openId)
  })
}
