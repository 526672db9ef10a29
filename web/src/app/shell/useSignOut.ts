import type { ApiError } from '@/api/answer'
import { useAuthLogoutMutation } from '@/api/gen/auth/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { dropDrafts } from '@/kit/form/drafts'
import { useToasts } from '@/kit/toasts'
import { goSignIn } from '@/session/redirects'
import { useSession } from '@/session/session'
import { useLock } from './useLock'

const LOGOUT_LOCK_MS = 10_000

/** Asks, signs out and leaves; locked for a while from when it was asked for. */
export function useSignOut() {
  const { user } = useSession()
  const [locked, lock] = useLock(LOGOUT_LOCK_MS)
  const [signOut] = useAuthLogoutMutation()
  const confirm = useConfirm()
  const toasts = useToasts()

  const leave = async () => {
    lock()
    const agreed = await confirm({
      title: 'Sign out?',
      content: `You are signed in as ${user.email}. Unsaved input will be lost.`,
      confirmLabel: 'Sign out',
    })
    if (!agreed) return
    const { error } = await signOut()
    const failure = error as ApiError | undefined
    if (failure && failure.kind !== 'signedOut') toasts.failure(failure)
    else {
      dropDrafts()
      goSignIn({ back: false })
    }
  }
  return { locked, leave }
}
