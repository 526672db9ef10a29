import {
  api,
  type Banner,
  useCmsBannerQuery,
  useCmsBannersQuery,
  useCmsV2BannerQuery,
  useCmsV2BannersQuery,
} from '@/api/gen/cms/endpoints'
import {
  cmsBannerCreateForm,
  cmsBannerUpdateForm,
  cmsV2BannerCreateForm,
  cmsV2BannerUpdateForm,
} from '@/api/gen/cms/forms'
import { lazyComponent } from '@/kit/lazyComponent'
import { ContentPage, contentReads } from '../ContentPage'
import type { ContentKind } from '../content'
import { PicturePreview } from './PicturePreview'
import { keyOf, textsOf } from './values'

const BannerFields = lazyComponent(() => import('./BannerFields').then((code) => code.BannerFields))
const BannerFieldsV2 = lazyComponent(() =>
  import('./BannerFields').then((code) => code.BannerFieldsV2),
)

const NAMES = ['title', 'subtitle', 'image', 'link'] as const

const SHARED = {
  noun: 'banner',
  nouns: 'banners',
  isTimed: true,
  removeArg: ({ key }: Banner) => ({ key }),
  fresh: textsOf({}, ...NAMES),
  valuesOf: (item: Banner) => ({ key: item.key, ...textsOf(item, ...NAMES) }),
  identityOf: keyOf,
  bodyOf: (values: object) => textsOf(values, ...NAMES),
  Preview: PicturePreview,
} as const

export const BANNERS: ContentKind<Banner> = {
  ...SHARED,
  id: 'cms.banners',
  hasLanguages: false,
  deletesAll: false,
  revised: null,
  useList: useCmsBannersQuery,
  useOne: useCmsBannerQuery,
  list: api.endpoints.cmsBanners,
  create: cmsBannerCreateForm,
  update: cmsBannerUpdateForm,
  remove: api.endpoints.cmsBannerDelete,
  Fields: BannerFields,
}

export const BANNERS_V2: ContentKind<Banner> = {
  ...SHARED,
  id: 'cms.v2.banners',
  hasLanguages: true,
  deletesAll: true,
  revised: 'banner',
  useList: useCmsV2BannersQuery,
  useOne: useCmsV2BannerQuery,
  list: api.endpoints.cmsV2Banners,
  create: cmsV2BannerCreateForm,
  update: cmsV2BannerUpdateForm,
  remove: api.endpoints.cmsV2BannerDelete,
  Fields: BannerFieldsV2,
}

export const Banners = () => <ContentPage kind={BANNERS} />
export const BannersV2 = () => <ContentPage kind={BANNERS_V2} />

export const bannersReads = contentReads(BANNERS)
export const bannersV2Reads = contentReads(BANNERS_V2)
