import type { BillingRecord } from '@/api/gen/shared/types'
import { type BulkAction, inDollars } from '@/kit/bulk/bulk'
import { missingId } from './useDeleteRecord'

type Own = Pick<BulkAction<BillingRecord>, 'permission' | 'write' | 'disabledReason'>

/** Deleting many invoices, or records of both kinds. */
export const deletionOf = (
  what: 'invoices' | 'records',
  { disabledReason, ...own }: Own,
): BulkAction<BillingRecord> => ({
  id: 'delete',
  label: `Delete ${what}`,
  danger: true,
  description:
    what === 'invoices'
      ? 'They will be deleted. The outstanding amount decreases accordingly.'
      : 'They will be deleted. The outstanding amount decreases by the invoices and increases by the payments; the total below covers both.',
  confirmWord: 'delete',
  disabledReason: (record) => missingId(record) ?? disabledReason?.(record) ?? null,
  amountOf: ({ amount }) => inDollars(amount),
  ...own,
})
