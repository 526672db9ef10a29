import type { FunctionComponent } from 'react'
import { MISSING_INVOICE_ID } from '@/api/gen/billing_v1/constants'
import { MISSING_PAYMENT_ID } from '@/api/gen/shared/constants'
import type { Person } from '@/api/gen/shared/types'
import type { ArgOf, WriteEndpoint } from '@/api/write'
import { type BulkAction, bulkWrite, inDollars } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { useDialog } from '@/kit/dialog/useDialog'
import { quotedName } from '@/kit/display/personText'
import type { RecordField } from '@/kit/display/RecordFields'
import { useAction } from '@/kit/form/useAction'
import { useOpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction, RecordDialogProps } from '@/kit/record/recordActions'
import { useToasts } from '@/kit/toasts'
import { type GuardedOperation, permissionOf, useOperationAccess } from '@/session/operationAccess'
import type { NamedPeriod } from './period'

/** What records of every kind have. */
export interface RecordRow extends NamedPeriod {
  readonly _id: string
  readonly type: 'invoice' | 'payment' | 'profit'
  readonly opId: string
  readonly title: string
  readonly reference: string
  readonly description: string
  readonly paidBy?: string | null
  readonly createdAt: string
  readonly issuedAt: string
  readonly updatedAt: string
  readonly updatedBy: Person
  readonly revision: number
}

/** A call that deletes a record. */
export interface Deletion<R> {
  readonly endpoint: WriteEndpoint
  readonly argOf: (record: R) => object
}

export const deletion = <E extends WriteEndpoint, R>(
  endpoint: E,
  argOf: (record: R) => ArgOf<E>,
): Deletion<R> => ({ endpoint, argOf: argOf as Deletion<R>['argOf'] })

/** What may be done to a record. */
export interface Changes<R> {
  /** What the acts on many call them: `Delete records`. */
  readonly noun: 'record' | 'invoice' | 'payment'
  /** What editing one is called, on its form too. */
  readonly edits: (record: R) => string
  readonly editing: GuardedOperation
  readonly deleting: GuardedOperation
  readonly disabledReason?: (record: R) => string | null
  readonly deletes: Deletion<R>
  /** Where invoices have a call of their own. */
  readonly deletesInvoices?: Deletion<R>
  readonly amountOf: (record: R) => number
  /** What a deletion does. */
  readonly consequence: (record: R) => string
  /** Which one it is. */
  readonly facts: (record: R) => readonly RecordField[]
  /** What many deletions do. */
  readonly consequences: string
  /** In which a record is edited. */
  readonly Form: FunctionComponent<RecordDialogProps<R>>
}

/** What to say of a record that came without its identifier; null when it has one. */
function missingId({ _id, type }: Pick<RecordRow, '_id' | 'type'>): string | null {
  if (_id) return null
  return type === 'invoice' ? MISSING_INVOICE_ID : MISSING_PAYMENT_ID
}

/** Runs an act on a record that can be named to the platform, else says that it cannot. */
function useIdentified<R extends RecordRow>(run: (record: R) => void) {
  const toasts = useToasts()
  return (record: R) => {
    const missing = missingId(record)
    if (missing) toasts.error(missing)
    else run(record)
  }
}

/** Asks, then deletes; the record's drawer closes before it is gone and comes back if it stays. */
function useDeleteRecord<R extends RecordRow>(changes: Changes<R>) {
  const { deletes, deletesInvoices = deletes, consequence, facts } = changes
  const { closeDuring } = useOpenId()
  const confirm = useConfirm()
  const others = useAction(deletes.endpoint)
  const invoices = useAction(deletesInvoices.endpoint)
  return useIdentified<R>(async (record) => {
    const { type, title, reference } = record
    const agreed = await confirm({
      title: `Delete ${type} ${quotedName(reference.trim() || title)}?`,
      facts: facts(record),
      content: <p>{consequence(record)}</p>,
      confirmLabel: `Delete ${type}`,
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    await closeDuring(() =>
      type === 'invoice'
        ? invoices.run(deletesInvoices.argOf(record), { record })
        : others.run(deletes.argOf(record), { record }),
    )
  })
}

function bulkDeletion<R extends RecordRow>(changes: Changes<R>): BulkAction<R> {
  const { noun, deleting, deletes, deletesInvoices = deletes, amountOf } = changes
  return {
    id: 'delete',
    label: `Delete ${noun}s`,
    permission: permissionOf(deleting),
    danger: true,
    description: `They will be deleted. ${changes.consequences}`,
    confirmWord: 'delete',
    disabledReason: (record) => missingId(record) ?? changes.disabledReason?.(record) ?? null,
    amountOf: (record) => inDollars(amountOf(record)),
    write: (record) => {
      const { endpoint, argOf } = record.type === 'invoice' ? deletesInvoices : deletes
      return bulkWrite(endpoint, argOf(record), record)
    },
  }
}

/** The acts on records, singly and in bulk, for those who may change them. */
export function useChanges<R extends RecordRow>(
  changes: Changes<R>,
): { actions: readonly RecordAction<R>[]; bulk: readonly BulkAction<R>[] } {
  const offers = useOperationAccess()
  const edit = useDialog(changes.Form)
  const { noun, edits, editing, deleting, disabledReason = () => null } = changes
  const actions: readonly RecordAction<R>[] = [
    {
      id: 'edit',
      label: `Edit ${noun}`,
      labelFor: edits,
      permission: permissionOf(editing),
      disabledReason,
      run: useIdentified((record) => edit({ record })),
    },
    {
      id: 'delete',
      label: `Delete ${noun}`,
      labelFor: ({ type }) => `Delete ${type}`,
      permission: permissionOf(deleting),
      disabledReason,
      danger: true,
      run: useDeleteRecord(changes),
    },
  ]
  return offers(editing) ? { actions, bulk: [bulkDeletion(changes)] } : { actions: [], bulk: [] }
}
