import type { ReactNode } from 'react'
import { type AccountTab, AccountTabsContext } from '@/areas/cf_accounts/composition'
import { PlayerCompositionContext } from '@/areas/players/composition'
import { Views } from '@/areas/views'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListToolContext } from '@/kit/list/listTools'
import { PagesContext } from '@/session/page'
import { pages } from '../routes'
import { players } from './players'

const accountTabs: readonly AccountTab[] = [
  {
    key: 'domains',
    label: 'Domains',
    Body: lazyComponent(() => import('@/areas/domains_v2').then((code) => code.AccountZones)),
  },
]

/** Hands down to each area what others add to its records and lists. */
export function Composition({ children }: { readonly children: ReactNode }) {
  return (
    <PagesContext value={pages}>
      <ListToolContext value={Views}>
        <PlayerCompositionContext value={players}>
          <AccountTabsContext value={accountTabs}>{children}</AccountTabsContext>
        </PlayerCompositionContext>
      </ListToolContext>
    </PagesContext>
  )
}
