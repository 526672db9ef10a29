import { type ComponentType, Fragment, type ReactNode } from 'react'
import { DialogOutlet } from '@/kit/dialog/useDialog'
import type { Page } from '@/session/page'

type Surroundings = ComponentType<{ readonly children: ReactNode }>

const operators = () => import('./Operators').then((code) => code.Operators)
const affiliates = () => import('./Affiliates').then((code) => code.Affiliates)
const transactionTypes = () => import('./TransactionTypes').then((code) => code.TransactionTypes)

/** What stands around these pages: what several areas add to them, loaded with them alone. */
const around: Readonly<Record<string, () => Promise<Surroundings>>> = {
  '/transactions/list': transactionTypes,
  '/transactions/details/:txId': transactionTypes,
  '/profit-history': transactionTypes,
  '/operators/:opId': operators,
  '/affiliates': affiliates,
  '/affiliates/:userCode': affiliates,
}

const nothing = async (): Promise<Surroundings> => Fragment

/** The page with what other areas add to it, and its dialogs within that. */
export function composed(page: Page): Page {
  const load = around[page.path] ?? nothing
  return {
    ...page,
    load: async () => {
      const [{ Page: Content, reads }, Around] = await Promise.all([page.load(), load()])
      return {
        reads,
        Page: () => (
          <Around>
            <DialogOutlet>
              <Content />
            </DialogOutlet>
          </Around>
        ),
      }
    },
  }
}
