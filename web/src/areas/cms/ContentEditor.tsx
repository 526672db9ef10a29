import { Form } from 'antd'
import type { ReactNode } from 'react'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { useClock } from '@/kit/display/clock'
import { languageName } from '@/kit/display/languageName'
import { joined } from '@/kit/display/None'
import { quotedName } from '@/kit/display/personText'
import { DraftKeeper } from '@/kit/form/DraftKeeper'
import { dropDraft } from '@/kit/form/drafts'
import { useToasts } from '@/kit/toasts'
import { directionOf } from '@/session/language'
import { useSession } from '@/session/session'
import {
  type ContentItem,
  type ContentKind,
  isOwn,
  type Place,
  titleOf,
  type Values,
} from './content'
import { COPIES, inheritedText } from './labels'
import { Preview } from './Preview'
import { SharedFields } from './SharedFields'
import { SourceText } from './SourceText'
import { sharedOf, sharedValues, strippedText } from './values'
import './cms.css'

interface EditorProps {
  readonly kind: ContentKind
  readonly place: Place
  readonly onClose: () => void
}

interface ContentEditorProps extends EditorProps {
  /** What is edited; null of a new one. */
  readonly item: ContentItem | null
  readonly title: string
  readonly submitLabel: string
  /** Of a new one. */
  readonly values?: Values
}

const inLanguage = ({ kind, place }: Pick<EditorProps, 'kind' | 'place'>): string =>
  kind.hasLanguages ? ` in ${languageName(place.selectedLanguage ?? '')}` : ''

interface NewContentProps extends EditorProps {
  /** What another says, and what that is called. */
  readonly like?: { readonly values: Values; readonly name: string }
}

/** A new item, empty or with what another says. */
export function NewContent({ like, ...editor }: NewContentProps) {
  const { noun, fresh } = editor.kind
  const act = like ? `Duplicate ${noun}` : `Create ${noun}`
  return (
    <ContentEditor
      {...editor}
      item={null}
      title={`${joined([act, like && quotedName(like.name)])}${inLanguage(editor)}`}
      submitLabel={act}
      values={{ ...fresh, ...like?.values, active: true }}
    />
  )
}

interface EditContentProps extends EditorProps {
  readonly record: ContentItem
}

/** The item as it is now, in the language of the list. One that is not there in it is translated. */
export function EditContent(props: EditContentProps) {
  const { kind, record } = props
  return (
    <ReadAnew {...props} title={`Edit ${kind.noun}`}>
      {(item) => <EditLoaded {...props} item={item} name={titleOf(record)} />}
    </ReadAnew>
  )
}

/** A new item that says what this one does, for a key or slug of its own. */
export function DuplicateContent(props: EditContentProps) {
  const { kind } = props
  return (
    <ReadAnew {...props} title={`Duplicate ${kind.noun}`}>
      {(item) => {
        const { key: _, slug, ...values } = kind.valuesOf(item)
        const copied = { ...values, ...(typeof slug === 'string' && { slug: `${slug}-copy` }) }
        return <NewContent {...props} like={{ values: copied, name: titleOf(item) }} />
      }}
    </ReadAnew>
  )
}

interface ReadAnewProps extends EditContentProps {
  readonly title: string
  readonly children: (item: ContentItem) => ReactNode
}

function ReadAnew({ kind, place, record, title, onClose, children }: ReadAnewProps) {
  const language = record.language && { selectedLanguage: record.language }
  const call = kind.useOne(
    { ...place, ...language, key: record.key },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <LoadedDialog
      title={title}
      what={`The ${kind.noun}`}
      call={call}
      listed={record}
      write={kind.update.endpoint.name}
      onClose={onClose}
    >
      {children}
    </LoadedDialog>
  )
}

interface EditLoadedProps extends EditorProps {
  readonly item: ContentItem
  readonly name: string
}

function EditLoaded({ kind, place, item, name, onClose }: EditLoadedProps) {
  const language = place.selectedLanguage
  const isMissing = kind.hasLanguages && item.language !== language
  const named = kind.isSingle ? kind.noun : `${kind.noun} ${quotedName(name)}`
  const title = isMissing
    ? `Translate ${named} into ${languageName(language ?? '')}`
    : `Edit ${named}${inLanguage({ kind, place })}`
  // What is not there yet has no revision.
  const seen = isMissing ? { ...item, revision: 0 } : item
  return (
    <ContentEditor
      kind={kind}
      place={place}
      item={seen}
      title={title}
      submitLabel={`Save ${kind.noun}`}
      onClose={onClose}
      {...(isMissing && { values: kind.fresh })}
    />
  )
}

export function ContentEditor({
  kind,
  place,
  item,
  values,
  onClose,
  ...named
}: ContentEditorProps) {
  const { timezone } = useClock()
  const toasts = useToasts()
  const { userCode } = useSession().user
  const draft = [
    userCode,
    place.opId,
    kind.noun,
    kind.id,
    item?.key ?? 'new',
    place.selectedLanguage,
  ].join('.')
  const close = () => {
    dropDraft(draft)
    onClose()
  }
  const valuesOf = (now: ContentItem): Values => ({
    ...(values ?? kind.valuesOf(now)),
    ...sharedValues(kind, now, timezone),
  })
  return (
    <EditDialog
      form={item ? kind.update : kind.create}
      as="drawer"
      width={1120}
      {...named}
      {...(item && { record: item })}
      values={item && !values ? valuesOf : item ? valuesOf(item) : (values ?? {})}
      toBody={(given: Values, now: ContentItem | undefined) => ({
        ...(!item && kind.identityOf(given)),
        ...kind.bodyOf(given, place),
        ...sharedOf(kind, given, now, timezone),
      })}
      args={{ ...place, ...(item && !kind.isSingle && { key: item.key }) }}
      options={{
        onDone: (data) => {
          const lost = strippedText(data)
          if (lost) toasts.warning(lost)
        },
      }}
      onClose={close}
    >
      <DraftKeeper name={draft} revision={item?.revision ?? null} />
      <EditorBody kind={kind} place={place} item={item} />
    </EditDialog>
  )
}

type EditorBodyProps = Pick<ContentEditorProps, 'kind' | 'place' | 'item'>

/** The fields, and beside them how players see it and what it is translated from. */
function EditorBody({ kind, place, item }: EditorBodyProps) {
  const language = place.selectedLanguage ?? null
  return (
    <>
      {item && !isOwn(item) && (
        <p className="cms-note">
          {inheritedText(item.source)}. {COPIES}
        </p>
      )}
      <div className="cms-editor">
        <div>
          <kind.Fields dir={language ? directionOf(language) : 'ltr'} isNew={item === null} />
          {!kind.isSingle && <SharedFields kind={kind} languages={item?.ownLanguages ?? []} />}
        </div>
        <aside>
          <LivePreview kind={kind} language={language} />
          {item && kind.hasLanguages && (
            <SourceText kind={kind} place={place} item={item} language={language} />
          )}
        </aside>
      </div>
    </>
  )
}

interface LivePreviewProps {
  readonly kind: ContentKind
  readonly language: string | null
}

function LivePreview({ kind, language }: LivePreviewProps) {
  const values: Values | undefined = Form.useWatch([], Form.useFormInstance())
  return <Preview kind={kind} values={values ?? {}} language={language} />
}
