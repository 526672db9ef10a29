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
import { GALLERY_V1, GALLERY_V2, ImageField } from '@/areas/media'
import { ContentPage } from '../ContentPage'
import type { ContentKind, FieldsProps } from '../content'
import { KeyField, LinkField, TextField } from './inputs'
import { PicturePreview } from './PicturePreview'
import { keyOf, textsOf } from './values'

const NAMES = ['title', 'subtitle', 'image', 'link'] as const

const fieldsOf = (gallery: typeof GALLERY_V1 | typeof GALLERY_V2) =>
  function BannerFields({ dir, isNew }: FieldsProps) {
    return (
      <>
        <KeyField isNew={isNew} help="What the site asks for the banner by, such as home-hero." />
        <TextField name="title" label="Title" dir={dir} help="3 to 25 characters." />
        <TextField name="subtitle" label="Subtitle" dir={dir} help="3 to 25 characters." />
        <ImageField name="image" label="Image" generation={gallery} />
        <LinkField />
      </>
    )
  }

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
  Fields: fieldsOf(GALLERY_V1),
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
  Fields: fieldsOf(GALLERY_V2),
}

export const Banners = () => <ContentPage kind={BANNERS} />
export const BannersV2 = () => <ContentPage kind={BANNERS_V2} />
