import type { ContextType, ReactNode } from 'react'
import { AccountComposition } from '@/areas/cf_accounts/composition'
import { PlayerComposition } from '@/areas/players/composition'
import { Views } from '@/areas/views'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListToolContext } from '@/kit/list/listTools'
import { RecordHistoryContext } from '@/kit/record/recordHistory'
import { PagesContext } from '@/session/page'
import { pages } from '../routes'
import { players } from './players'

const accounts: ContextType<typeof AccountComposition> = {
  actions: [],
  tabs: [
    {
      key: 'domains',
      label: 'Domains',
      Body: lazyComponent(() => import('@/areas/domains_v2').then((code) => code.AccountZones)),
    },
  ],
}

const HistoryLink = lazyComponent(() =>
  import('@/areas/activities').then((code) => code.HistoryLink),
)

/** Hands down to each area what others add to its records and lists. */
export function Composition({ children }: { readonly children: ReactNode }) {
  return (
    <PagesContext value={pages}>
      <ListToolContext value={Views}>
        <RecordHistoryContext value={HistoryLink}>
          <PlayerComposition value={players}>
            <AccountComposition value={accounts}>{children}</AccountComposition>
          </PlayerComposition>
        </RecordHistoryContext>
      </ListToolContext>
    </PagesContext>
  )
}
