import type { ApiError } from '@/api/answer'
import { useConfirm } from '@/kit/dialog/confirm'
import { useGoTo } from '@/session/useGoTo'
import { addressOf, type Kind } from './labels'

/** What a dialog does where there is an instance already: it tells of it, and leads there. */
export function useExisting(kind: Kind, onClose: () => void) {
  const confirm = useConfirm()
  const goTo = useGoTo()
  return {
    onConflict: async (error: ApiError) => {
      const uuid = (error.data as { readonly uuid?: unknown } | null)?.uuid
      if (typeof uuid !== 'string') return null
      const goes = await confirm({
        title: 'Open existing gateway?',
        content: error.messages[0] ?? '',
        confirmLabel: 'Open existing gateway',
        cancelLabel: 'Keep editing',
      })
      if (!goes) return { ok: false, error } as const
      onClose()
      goTo(addressOf({ uuid, ...kind }))
      return { ok: false, error } as const
    },
  }
}
