import {
  api,
  type Menu,
  type MenuItem,
  useCmsV2MenuQuery,
  useCmsV2MenusQuery,
} from '@/api/gen/cms/endpoints'
import { cmsV2MenuCreateForm, cmsV2MenuUpdateForm } from '@/api/gen/cms/forms'
import { readList } from '@/kit/display/readValue'
import { lazyComponent } from '@/kit/lazyComponent'
import { ContentPage, contentReads } from '../ContentPage'
import type { ContentKind, PreviewProps, Values } from '../content'
import { keyOf } from './values'

const MenuFields = lazyComponent(() => import('./MenuFields').then((code) => code.MenuFields))

const itemsIn = ({ items }: Values): readonly MenuItem[] =>
  readList(items as readonly MenuItem[] | undefined).filter(Boolean)

function MenuPreview({ values }: PreviewProps) {
  return (
    <ul className="cms-menu">
      {itemsIn(values).map(({ title, items }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place
        <li key={at}>
          {title}
          <ul>
            {readList(items)
              .filter(Boolean)
              .map((below, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place
                <li key={place}>{below.title}</li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

export const MENUS_V2: ContentKind<Menu> = {
  id: 'cms.v2.menus',
  noun: 'menu',
  nouns: 'menus',
  hasLanguages: true,
  isUntitled: true,
  isTimed: false,
  deletesAll: true,
  revised: 'menu',
  useList: useCmsV2MenusQuery,
  useOne: useCmsV2MenuQuery,
  list: api.endpoints.cmsV2Menus,
  create: cmsV2MenuCreateForm,
  update: cmsV2MenuUpdateForm,
  remove: api.endpoints.cmsV2MenuDelete,
  removeArg: ({ key }) => ({ key }),
  fresh: { items: [] },
  valuesOf: ({ key, items }) => ({ key, items }),
  identityOf: keyOf,
  bodyOf: (values) => ({ items: itemsIn(values) }),
  Fields: MenuFields,
  Preview: MenuPreview,
}

export const MenusV2 = () => <ContentPage kind={MENUS_V2} />

export const reads = contentReads(MENUS_V2)
