import { api, type Footer, type FooterItem, useCmsV2FooterQuery } from '@/api/gen/cms/endpoints'
import { cmsV2FooterUpdateForm } from '@/api/gen/cms/forms'
import { readList } from '@/kit/display/readValue'
import { lazyComponent } from '@/kit/lazyComponent'
import type { ContentKind, ListArg, PreviewProps, Values } from '../content'

const FooterFields = lazyComponent(() =>
  import('../FooterFields').then((code) => code.FooterFields),
)

interface Column {
  readonly items: readonly FooterItem[]
}

/** The columns of a footer in their order. */
export function columnsIn({ content }: Pick<Footer, 'content'>): readonly Column[] {
  const place = (name: string) => Number(name.replace('column', ''))
  return Object.entries(content.menu)
    .sort(([one], [other]) => place(one) - place(other))
    .map(([, { items }]) => ({ items }))
}

const columnsOf = ({ columns }: Values): readonly Column[] =>
  readList(columns as readonly Column[] | undefined).filter(Boolean)

/** The columns by their names on the wire. */
export const menuOf = (values: Values) =>
  Object.fromEntries(
    columnsOf(values).map(({ items }, at) => [`column${at + 1}`, { items: readList(items) }]),
  )

function FooterPreview({ values }: PreviewProps) {
  return (
    <div className="cms-footer">
      {columnsOf(values).map(({ items }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <ul key={at}>
          {readList(items).map(({ title }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place
            <li key={place}>{title}</li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** It has no list: there is one for each tenant and language. */
function useNoList({ opId, selectedLanguage = '' }: ListArg) {
  const { data, ...call } = useCmsV2FooterQuery({ opId, selectedLanguage })
  return {
    ...call,
    currentData: undefined,
    data: data && { items: [data], count: 1, remaining: 0 },
  }
}

export const FOOTER_V2: ContentKind<Footer> = {
  id: 'cms.v2.menus',
  noun: 'footer',
  nouns: 'footers',
  hasLanguages: true,
  isTimed: false,
  deletesAll: false,
  isSingle: true,
  revised: 'footer',
  useList: useNoList,
  useOne: ({ key: _, ...place }, how) => useCmsV2FooterQuery(place, how),
  list: api.endpoints.cmsV2Footer,
  create: cmsV2FooterUpdateForm,
  update: cmsV2FooterUpdateForm,
  remove: api.endpoints.cmsV2FooterDelete,
  removeArg: () => ({}),
  fresh: { columns: [{ items: [] }] },
  valuesOf: (item) => ({ columns: columnsIn(item) }),
  identityOf: () => ({}),
  bodyOf: (values, { selectedLanguage }) => ({
    content: { menu: menuOf(values) },
    language: selectedLanguage,
  }),
  Fields: FooterFields,
  Preview: FooterPreview,
}
