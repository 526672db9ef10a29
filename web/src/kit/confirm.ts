import { useAsking } from './asking'

/** Asks before an act; true when the user agreed. */
export const useConfirm = () => useAsking().confirm
