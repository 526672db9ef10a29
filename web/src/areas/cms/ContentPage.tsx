import { Button } from 'antd'
import { useContentOperator } from '@/areas/media'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { ChooseOperator } from '@/session/ChooseOperator'
import { listReads } from '@/session/listReads'
import { chosenOperator, type Reads } from '@/session/reads'
import { useContentActions } from './actions'
import type { ContentKind } from './content'
import { columnsOf, filtersOf } from './fields'
import { LanguageSelect } from './LanguageSelect'
import { OrderSlidesButton } from './OrderSlidesButton'
import { languageOf, useLanguage } from './useLanguage'

const ContentDrawer = lazyComponent(() =>
  import('./ContentDrawer').then((code) => code.ContentDrawer),
)
const NewContent = lazyComponent(() => import('./ContentEditor').then((code) => code.NewContent))

interface ContentPageProps {
  readonly kind: ContentKind
}

/** The content of one kind that an operator, a brand or CMS DEFAULT shows, in one language. */
export function ContentPage({ kind }: ContentPageProps) {
  const opId = useContentOperator()
  if (opId) return <Items kind={kind} opId={opId} />
  return <ChooseOperator whose="Content belongs to an operator, to a brand or to CMS DEFAULT." />
}

function Items({ kind, opId }: ContentPageProps & { readonly opId: string }) {
  const { language } = useLanguage()
  const list = useListState(filtersOf(kind))
  const place = { opId, ...(kind.hasLanguages && { selectedLanguage: language }) }
  const arg = { ...list.query, ...place }
  const loaded = kind.useList(arg)
  const opened = useOpenRecord(loaded, 'key')
  const actions = useContentActions(kind, place)
  const create = useDialog(NewContent)
  return (
    <>
      <ListPage
        id={kind.id}
        what={kind.nouns}
        list={list}
        loaded={loaded}
        columns={columnsOf(kind)}
        rowKey="key"
        rowName={({ key }) => `${kind.noun} ${key}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{ fileName: kind.nouns.replaceAll(' ', '-'), endpoint: kind.list, arg }}
        toolbar={
          <>
            {kind.hasLanguages && <LanguageSelect />}
            {kind.order && <OrderSlidesButton kind={kind} place={place} />}
            <Can permission="cms_write">
              <Button type="primary" onClick={() => create({ kind, place })}>
                Create {kind.noun}
              </Button>
            </Can>
          </>
        }
        empty={{
          title: `No ${kind.nouns} yet`,
          advice: 'What an operator or brand lacks is inherited; here, nothing is.',
        }}
      />
      {opened.wasOpened && (
        <ContentDrawer {...opened.drawer} kind={kind} place={place} actions={actions} />
      )}
    </>
  )
}

/** What the page of a kind asks for first. */
export const contentReads =
  (kind: ContentKind): Reads =>
  (visit) => {
    const opId = chosenOperator(visit) ?? visit.user.opId
    if (!opId) return []
    const place = { opId, ...(kind.hasLanguages && { selectedLanguage: languageOf(visit) }) }
    return listReads(filtersOf(kind), kind.list, (query) => ({ ...query, ...place }))(visit)
  }
