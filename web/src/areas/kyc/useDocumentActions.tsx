import { useState } from 'react'
import { api, type KycDocument } from '@/api/gen/kyc/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { useAction } from '@/kit/form/useAction'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { documentTypes } from './labels'
import { notApproved, notRejected, reviewOf } from './reviews'

const permission = 'kyc_write' as const

/** Approve and reject: the acts, and the document that is being rejected. */
export function useDocumentActions() {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.kycReview, { errorDialog: true })
  const [rejected, setRejected] = useState<KycDocument | null>(null)

  const approve = async (document: KycDocument) => {
    const { player, documentType, isPlayerVerified } = document
    const agreed = await confirm({
      title: 'Approve document',
      content: (
        <p>
          {documentTypes[documentType]} of {player.username} ({player.playerCode}) will be
          confirmed.{' '}
          {isPlayerVerified ? 'The player is already verified.' : 'The player will be verified.'}
        </p>
      ),
      confirmLabel: 'Approve document',
    })
    if (!agreed) return
    await write.run(reviewOf(document, 'approve', ''), { record: document })
  }

  const actions: readonly RecordAction<KycDocument>[] = [
    {
      id: 'approve',
      label: 'Approve',
      permission,
      disabledReason: notApproved,
      run: approve,
    },
    {
      id: 'reject',
      label: 'Reject',
      permission,
      danger: true,
      disabledReason: notRejected,
      run: setRejected,
    },
  ]
  return { actions, rejected, setRejected }
}
