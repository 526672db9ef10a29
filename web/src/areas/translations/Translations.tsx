import { Button } from 'antd'
import { api, useTranslationsQuery } from '@/api/gen/translations/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useOperationAccess } from '@/session/operationAccess'
import { TranslationDialog, useTranslationActions } from './actions'
import { DownloadMenu } from './DownloadMenu'
import { columns, filters } from './fields'
import { MissingCounts } from './MissingCounts'

const TranslationDrawer = lazyComponent(() =>
  import('./TranslationDrawer').then((code) => code.TranslationDrawer),
)
const ImportDialog = lazyComponent(() => import('./ImportDialog').then((code) => code.ImportDialog))

/** The dictionary: what the sites say, in every language. */
export function Translations() {
  const list = useListState(filters)
  const loaded = useTranslationsQuery(list.query)
  const opened = useOpenRecord(loaded, 'rowKey')
  const actions = useTranslationActions()
  return (
    <>
      <ListPage
        id="translations"
        what="translations"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="rowKey"
        rowName={({ rowKey }) => `translation ${rowKey}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        above={
          <MissingCounts
            chosen={list.filters.missing}
            onChoose={(missing) => list.setFilters({ missing })}
          />
        }
        exporting={{
          fileName: 'translations',
          endpoint: api.endpoints.translations,
          arg: list.query,
        }}
        toolbar={<Toolbar />}
        empty={{ title: 'No translations yet', advice: 'Add a text, or import a dictionary.' }}
      />
      {opened.wasOpened && <TranslationDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}

function Toolbar() {
  const mayWrite = useOperationAccess()('translationSave')
  const add = useDialog(TranslationDialog)
  const load = useDialog(ImportDialog)
  return (
    <>
      <DownloadMenu />
      {mayWrite && (
        <>
          <Can permission="translations_write">
            <Button onClick={() => load()}>Import translations</Button>
          </Can>
          <Can permission="translations_write">
            <Button type="primary" onClick={() => add({})}>
              Create translation
            </Button>
          </Can>
        </>
      )}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.translations, (query) => query)
