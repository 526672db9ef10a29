import { useSession } from '@/session/session'

/** Whether the user is an affiliate, who sees nobody but itself. */
export const useIsOwn = (): boolean => useSession().user.role === 'AFFILIATE'
