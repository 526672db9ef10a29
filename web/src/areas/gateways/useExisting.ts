import { useNavigate } from 'react-router'
import type { ApiError } from '@/api/answer'
import { useConfirm } from '@/kit/dialog/confirm'
import { addressOf, type Kind } from './labels'

/** What a dialog does where there is an instance already: it tells of it, and leads there. */
export function useExisting(kind: Kind, onClose: () => void) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  return {
    onConflict: async (error: ApiError) => {
      const uuid = (error.data as { readonly uuid?: unknown } | null)?.uuid
      if (typeof uuid !== 'string') return null
      const goes = await confirm({
        title: 'One instance per provider',
        content: error.messages[0] ?? '',
        confirmLabel: 'Open it',
        cancelLabel: 'Keep editing',
      })
      if (!goes) return { ok: false, error } as const
      onClose()
      navigate(addressOf({ uuid, ...kind }))
      return { ok: false, error } as const
    },
  }
}
