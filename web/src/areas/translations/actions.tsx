import { api, type Translation } from '@/api/gen/translations/endpoints'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { useOpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'

export const TranslationDialog = lazyComponent(() =>
  import('./TranslationDialog').then((code) => code.TranslationDialog),
)

const writers = { permission: 'translations_write', roles: ['SUPER_ADMIN', 'ADMIN'] } as const

/** What may be done with a text. */
export function useTranslationActions(): readonly RecordAction<Translation>[] {
  const { closeDuring } = useOpenId()
  const deleting = useConfirmed(
    useAction(api.endpoints.translationDelete),
    (text: Translation) => ({
      title: `Delete translation ${quotedName(text.rowKey)}?`,
      content: <p>It will be deleted in every language. Sites will show its key instead.</p>,
      confirmLabel: 'Delete translation',
      danger: true,
      confirmWord: 'delete',
      arg: { rowKey: text.rowKey },
      record: text,
      during: closeDuring,
    }),
  )
  return [
    {
      id: 'translations.edit',
      label: 'Edit translation',
      ...writers,
      Dialog: TranslationDialog,
    },
    {
      id: 'translations.delete',
      label: 'Delete translation',
      danger: true,
      ...writers,
      run: deleting.ask,
    },
  ]
}
