import { useMemo } from 'react'
import { api } from '@/api/gen/cms/endpoints'
import { languageName } from '@/kit/display/languageName'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { useOpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction, RecordDialogProps } from '@/kit/record/recordActions'
import { type ContentItem, type ContentKind, isOwn, type Place, titleOf } from './content'

export const EditContent = lazyComponent(() =>
  import('./ContentEditor').then((code) => code.EditContent),
)
const DuplicateContent = lazyComponent(() =>
  import('./ContentEditor').then((code) => code.DuplicateContent),
)

type Action = RecordAction<ContentItem>

const IN_ALL = 'Delete in all languages'

/** What may be done with an item, in its row's menu and in its drawer. */
export function useContentActions(kind: ContentKind, place: Place): readonly Action[] {
  const { opId, selectedLanguage } = place
  const dialogs = useMemo(() => {
    const at = { opId, ...(selectedLanguage && { selectedLanguage }) }
    const Edit = (props: RecordDialogProps<ContentItem>) => (
      <EditContent {...props} kind={kind} place={at} />
    )
    const Duplicate = (props: RecordDialogProps<ContentItem>) => (
      <DuplicateContent {...props} kind={kind} place={at} />
    )
    return { Edit, Duplicate }
  }, [kind, opId, selectedLanguage])
  const isHere = ({ language }: ContentItem) =>
    !kind.hasLanguages || language === (selectedLanguage ?? null)
  const confirm = useConfirmTranslation(kind, place)
  const remove = useDelete(kind, place)
  const write = { permission: 'cms_write' } as const
  return [
    { ...write, id: 'edit', label: `Edit ${kind.noun}`, appliesTo: isHere, Dialog: dialogs.Edit },
    {
      ...write,
      id: 'translate',
      label: `Translate ${kind.noun}`,
      appliesTo: (item) => !isHere(item),
      Dialog: dialogs.Edit,
    },
    {
      ...write,
      id: 'duplicate',
      label: `Duplicate ${kind.noun}`,
      Dialog: dialogs.Duplicate,
    },
    {
      ...write,
      id: 'confirm',
      label: 'Mark translation as right',
      appliesTo: (item) => kind.revised !== null && item.isSourceChanged,
      run: confirm,
    },
    {
      ...write,
      id: 'delete',
      label: `Delete ${kind.noun}`,
      danger: true,
      appliesTo: isHere,
      disabledReason: inheritedReason,
      run: (item) => remove.ask({ item, all: false }),
    },
    {
      ...write,
      id: 'deleteAll',
      label: IN_ALL,
      danger: true,
      appliesTo: (item) =>
        kind.deletesAll && isHere(item) && readList(item.ownLanguages).length > 1,
      disabledReason: inheritedReason,
      run: (item) => remove.ask({ item, all: true }),
    },
  ]
}

const inheritedReason = (item: ContentItem): string | null =>
  isOwn(item) ? null : 'It is inherited: delete it where it is edited, or disable it here.'

interface Deletion {
  readonly item: ContentItem
  readonly all: boolean
}

function useDelete(kind: ContentKind, place: Place) {
  const { closeDuring } = useOpenId()
  return useConfirmed(useAction(kind.remove), ({ item, all }: Deletion) => ({
    title: `Delete ${kind.noun} ${quotedName(titleOf(item))}${all ? ' in all languages' : ''}?`,
    facts: [['Operator or brand', <Name key="operator" text={item.opTitle} />]],
    content: (
      <p className="cms-plain">
        {kind.hasLanguages && `In ${languagesText(item, all)}. `}An inherited one, if there is any,
        is shown again.
      </p>
    ),
    confirmLabel: all ? IN_ALL : `Delete ${kind.noun}`,
    danger: true,
    confirmWord: 'delete',
    arg: { ...place, ...kind.removeArg(item), ...(all && { allLanguages: true }) },
    record: item,
    during: closeDuring,
  }))
}

const languagesText = (item: ContentItem, all: boolean): string =>
  (all ? readList(item.ownLanguages) : [item.language ?? '']).map(languageName).join(', ')

function useConfirmTranslation(kind: ContentKind, place: Place) {
  const write = useAction(api.endpoints.cmsV2TranslationConfirm)
  return (item: ContentItem) => {
    if (!kind.revised) return
    const translationConfirm = { kind: kind.revised, key: item.key }
    void write.run({ ...place, translationConfirm }, { record: item })
  }
}
