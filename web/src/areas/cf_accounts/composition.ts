import { createComposition } from '@/kit/record/createComposition'
import type { Account } from './accounts'

/** What other areas add to an account's details. */
export const { Provider: AccountComposition, useComposition } = createComposition<Account>()
