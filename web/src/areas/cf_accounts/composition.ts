import { type ComponentType, createContext, useContext } from 'react'
import type { Account } from './accounts'

/** A tab that another area adds to an account's details. */
export interface AccountTab {
  readonly key: string
  readonly label: string
  readonly Body: ComponentType<Account>
}

export const AccountTabsContext = createContext<readonly AccountTab[]>([])

export const useAccountTabs = () => useContext(AccountTabsContext)
