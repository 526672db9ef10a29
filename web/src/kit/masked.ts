import { useCurrentUser } from './currentUser'

/** Whether players' personal data comes masked to this user. */
export const useIsMasked = (): boolean => !useCurrentUser().permissions.includes('players_personal')
