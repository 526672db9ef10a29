import { NARROW, useMedia } from '@/kit/useMedia'

/** Where the operator is chosen: a narrow top bar keeps its filters behind a button. */
export const useOperatorPlace = (): string =>
  useMedia(NARROW) ? 'behind ⋮ in the top bar' : 'in the top bar'

/** Why an act waits that needs an operator. */
export const useChooseOperator = (): string => `Choose an operator ${useOperatorPlace()} first.`
