import { useSystemDialogs } from './useSystemDialogs'

/** Asks before an act; true when the user agreed. */
export const useConfirm = () => useSystemDialogs().confirm
