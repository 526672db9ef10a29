import { api } from '@/api/gen/sport_freebets/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useChosenOperator } from '@/session/operator'
import { withOperator } from '@/session/reads'
import { templateColumns } from './fields'
import { ITEMS_PER_PAGE, useTemplates } from './useTemplates'

const TemplateDrawer = lazyComponent(() =>
  import('./TemplateDrawer').then((code) => code.TemplateDrawer),
)
const noFilters = defineFilters()('-activationDate', {}, { limit: ITEMS_PER_PAGE })

/** The sportsbook's templates of free bets, in the sportsbook's own pages. */
export function Templates() {
  const list = useListState(noFilters)
  const { perPage, ...loaded } = useTemplates(list.page, useChosenOperator())
  const opened = useOpenRecord(loaded, 'id')
  return (
    <>
      <ListPage
        id="sport_freebets"
        what="templates"
        list={{ ...list, limit: perPage }}
        loaded={loaded}
        columns={templateColumns}
        rowKey="id"
        rowName={({ name }) => `template ${name}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        empty={{
          title: 'No templates of free bets',
          advice: 'The sportsbook makes them; they are listed here once it has.',
        }}
      />
      {opened.wasOpened && <TemplateDrawer {...opened.drawer} loaded={opened.record} />}
    </>
  )
}

export const reads = listReads(noFilters, api.endpoints.sportFreebetTemplates, ({ page }, visit) =>
  withOperator({ page }, visit),
)
