import type { BillingRecord } from '@/api/gen/endpoints'
import { type BulkAct, inDollars } from '@/kit/bulk/bulk'
import { missingId } from './useDeleteRecord'

type Own = Pick<BulkAct<BillingRecord>, 'permission' | 'write' | 'because'>

/** Deleting many invoices, or records of both kinds. */
export const deletionOf = (
  what: 'invoices' | 'records',
  { because, ...own }: Own,
): BulkAct<BillingRecord> => ({
  id: 'delete',
  label: `Delete ${what}`,
  danger: true,
  says:
    what === 'invoices'
      ? 'They will be deleted. What is owed falls by their amounts.'
      : 'They will be deleted. What is owed falls by the amounts of invoices and rises by those of payments; below, both are added up.',
  word: 'delete',
  because: (record) => missingId(record) ?? because?.(record) ?? null,
  amountOf: ({ amount }) => inDollars(amount),
  ...own,
})
