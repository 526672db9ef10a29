import { part } from '@/kit/part'

export { Usernames } from './Usernames'
export { statuses as usernameStatuses } from './words'

/** The modal, loaded when it is first drawn: `playerCode`, `initialRejectReason?`, `defaultStatus?`, `onClose`. */
export const EditUsername = part(() => import('./EditUsername').then((code) => code.EditUsername))
