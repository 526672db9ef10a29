import { useToasts } from './toasts'
import { useEventCallback } from './useEventCallback'

/** Drops values of a link that cannot be read, and says which they were. */
export function useLeftOut(labels: string, drop: () => void): () => void {
  const toasts = useToasts()
  return useEventCallback(() => {
    toasts.warning(`Values in this link that cannot be read were left out: ${labels}.`)
    drop()
  })
}
