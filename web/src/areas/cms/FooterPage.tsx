import { Button } from 'antd'
import type { ApiError } from '@/api/answer'
import { api, type Footer, useCmsV2FooterQuery } from '@/api/gen/cms/endpoints'
import { useContentOperator } from '@/areas/media'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { lazyComponent } from '@/kit/lazyComponent'
import { Empty } from '@/kit/list/ListEmpty'
import { ActionMenu } from '@/kit/record/ActionMenu'
import { useRecordActions } from '@/kit/record/recordActions'
import { ChooseOperator } from '@/session/ChooseOperator'
import { chosenOperator, type Reads, read } from '@/session/reads'
import { useCan } from '@/session/session'
import { EditContent, useContentActions } from './actions'
import { isOwn, type Place } from './content'
import { fields } from './fields'
import { FOOTER_V2 } from './kinds/footer'
import { LanguageSelect } from './LanguageSelect'
import { COPIES, sourceText } from './labels'
import { Preview } from './Preview'
import { Revisions } from './Revisions'
import { languageOf, useLanguage } from './useLanguage'

const NewContent = lazyComponent(() => import('./NewFooter').then((code) => code.NewFooter))

/** The footer that an operator, a brand or CMS DEFAULT shows in one language. */
export function FooterPage() {
  const opId = useContentOperator()
  const { language } = useLanguage()
  if (opId) return <OneFooter place={{ opId, selectedLanguage: language }} />
  return <ChooseOperator whose="Content belongs to an operator, to a brand or to CMS DEFAULT." />
}

type FooterPlace = Place & { readonly selectedLanguage: string }

function OneFooter({ place }: { readonly place: FooterPlace }) {
  const call = useCmsV2FooterQuery(place)
  const create = useDialog(NewContent)
  const isMissing = !call.isFetching && (call.error as ApiError | undefined)?.kind === 'notFound'
  return (
    <div className="cms-page">
      {isMissing ? (
        <>
          <div className="cms-bar">
            <LanguageSelect />
          </div>
          <Empty
            title="No footer in this language yet"
            advice="Neither the operator nor CMS DEFAULT has one that could be inherited."
          />
          <Can permission="cms_write">
            <Button type="primary" onClick={() => create({ place })}>
              Create footer
            </Button>
          </Can>
        </>
      ) : (
        <Loaded what="The footer" call={call}>
          {(footer) => <Shown footer={footer} place={place} />}
        </Loaded>
      )}
    </div>
  )
}

/** A tenant has one footer, which a button of its own edits. */
const ELSEWHERE: ReadonlySet<string> = new Set(['edit', 'duplicate'])

function Shown({ footer, place }: { readonly footer: Footer; readonly place: FooterPlace }) {
  const edit = useDialog(EditContent)
  const mayWrite = useCan('cms_write')
  const actions = useRecordActions(useContentActions(FOOTER_V2, place)).filter(
    ({ id }) => !ELSEWHERE.has(id),
  )
  return (
    <>
      <div className="cms-bar">
        <LanguageSelect />
        <Can permission="cms_write">
          <Button type="primary" onClick={() => edit({ kind: FOOTER_V2, place, record: footer })}>
            Edit footer
          </Button>
        </Can>
        <ActionMenu subject={footer} label="Actions of the footer" actions={actions} />
      </div>
      <Preview kind={FOOTER_V2} values={FOOTER_V2.valuesOf(footer)} language={footer.language} />
      <RecordFields
        fields={[
          ['From', sourceText(footer.source)],
          ...fields.facts(footer, 'languages', 'updatedAt', 'updatedBy'),
        ]}
      />
      {mayWrite && !isOwn(footer) && <p className="cms-note">{COPIES}</p>}
      <section aria-label="Revisions">
        <h2>Revisions</h2>
        <Revisions kind={FOOTER_V2} place={place} item={footer} />
      </section>
    </>
  )
}

export const reads: Reads = (visit) => {
  const opId = chosenOperator(visit) ?? visit.user.opId
  return opId
    ? [read(api.endpoints.cmsV2Footer, { opId, selectedLanguage: languageOf(visit) })]
    : []
}
