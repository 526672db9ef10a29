import { useEffect, useRef } from 'react'
import { type Affiliate, api } from '@/api/gen/affiliates/endpoints'
import { quotedName, typableName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import type { RecordDialogProps } from '@/kit/record/recordActions'

/** Asks for the affiliate's title, then deletes. */
export function DeleteAffiliate({ record: affiliate, onClose }: RecordDialogProps<Affiliate>) {
  const { affTitle, affId, userCode } = affiliate
  const write = useAction(api.endpoints.affiliateDelete, { errorDialog: true })
  const { ask } = useConfirmed(write, () => ({
    title: `Delete affiliate ${quotedName(affTitle)}?`,
    content: (
      <p>
        They are signed out and their links count no more. The running month is closed now, and a
        loss carried over ends. Their figures stay.
      </p>
    ),
    confirmLabel: 'Delete affiliate',
    danger: true,
    confirmWord: typableName(affTitle, affId),
    arg: { affiliateDeletion: { adminId: userCode } },
    record: affiliate,
  }))
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void ask().then(onClose)
  })
  return null
}
