import { useState } from 'react'
import type { KycDocument } from '@/api/gen/kyc/endpoints'
import type { DocumentAction } from '@/api/gen/kyc/enums'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { notReviewed } from './reviews'

const ReviewDocument = lazyComponent(() =>
  import('./ReviewDocument').then((code) => code.ReviewDocument),
)

/** Approve and reject: the acts, and the dialog of the one that was chosen. */
export function useDocumentActions() {
  const [reviewed, setReviewed] = useState<readonly [KycDocument, DocumentAction] | null>(null)
  const act = (id: DocumentAction, label: string): RecordAction<KycDocument> => ({
    id,
    label,
    permission: 'kyc_write',
    danger: id === 'reject',
    disabledReason: notReviewed[id],
    run: (document) => setReviewed([document, id]),
  })
  const [document, action] = reviewed ?? []
  return {
    actions: [act('approve', 'Approve'), act('reject', 'Reject')],
    dialog: document && action && (
      <ReviewDocument document={document} action={action} onClose={() => setReviewed(null)} />
    ),
  }
}
