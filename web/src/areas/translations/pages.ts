import { TranslationOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/translation',
    lists: { translations: '' },
    title: 'Translations',
    opens: 'translations',
    menu: { group: 'Settings', order: 35, label: 'Translations', icon: TranslationOutlined },
    hides: NO_TENANT_CONTROLS,
    help: 'translations',
    actions: [
      {
        label: 'Create translation',
        operation: 'translationSave',
        keywords: 'add text key language',
      },
      { label: 'Import translations', operation: 'translationsImport', keywords: 'dictionary' },
    ],
    load: () =>
      import('./Translations').then(({ Translations, reads }) => ({ Page: Translations, reads })),
  },
])
