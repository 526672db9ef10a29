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
      ? 'They will be deleted. What is owed falls by their amounts.'
      : 'They will be deleted. What is owed falls by the amounts of invoices and rises by those of payments; below, both are added up.',
  confirmWord: 'delete',
  disabledReason: (record) => missingId(record) ?? disabledReason?.(record) ?? null,
  amountOf: ({ amount }) => inDollars(amount),
  ...own,
})
