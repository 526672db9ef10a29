import {
  api,
  type Slide,
  useCmsSlideQuery,
  useCmsSlidesQuery,
  useCmsV2SlideQuery,
  useCmsV2SlidesQuery,
} from '@/api/gen/cms/endpoints'
import {
  cmsSlideCreateForm,
  cmsSlideUpdateForm,
  cmsV2SlideCreateForm,
  cmsV2SlideUpdateForm,
} from '@/api/gen/cms/forms'
import { lazyComponent } from '@/kit/lazyComponent'
import { ContentPage, contentReads } from '../ContentPage'
import type { ContentKind, Values } from '../content'
import { PicturePreview } from './PicturePreview'
import { textsOf } from './values'

const SlideFields = lazyComponent(() => import('./SlideFields').then((code) => code.SlideFields))
const SlideFieldsV2 = lazyComponent(() =>
  import('./SlideFields').then((code) => code.SlideFieldsV2),
)

const NAMES = ['title', 'subtitle', 'image', 'link'] as const

const SHARED = {
  noun: 'slide',
  nouns: 'slides',
  hasLanguages: true,
  isTimed: true,
  deletesAll: false,
  removeArg: ({ key, sliderSlug, slideIndex }: Slide) => ({
    sliderSlug,
    slideIndex,
    slideMeant: { key },
  }),
  fresh: textsOf({}, ...NAMES),
  valuesOf: (item: Slide) => ({ sliderSlug: item.sliderSlug, ...textsOf(item, ...NAMES) }),
  identityOf: ({ sliderSlug }: Values) => ({ sliderSlug }),
  bodyOf: (values: object) => textsOf(values, ...NAMES),
  Preview: PicturePreview,
} as const

export const SLIDES: ContentKind<Slide> = {
  ...SHARED,
  id: 'cms.slides',
  revised: null,
  useList: useCmsSlidesQuery,
  useOne: useCmsSlideQuery,
  list: api.endpoints.cmsSlides,
  create: cmsSlideCreateForm,
  update: cmsSlideUpdateForm,
  remove: api.endpoints.cmsSlideDelete,
  order: api.endpoints.cmsSlidesOrder,
  Fields: SlideFields,
}

export const SLIDES_V2: ContentKind<Slide> = {
  ...SHARED,
  id: 'cms.v2.slides',
  revised: 'slide',
  useList: useCmsV2SlidesQuery,
  useOne: useCmsV2SlideQuery,
  list: api.endpoints.cmsV2Slides,
  create: cmsV2SlideCreateForm,
  update: cmsV2SlideUpdateForm,
  remove: api.endpoints.cmsV2SlideDelete,
  order: api.endpoints.cmsV2SlidesOrder,
  Fields: SlideFieldsV2,
}

export const Slides = () => <ContentPage kind={SLIDES} />
export const SlidesV2 = () => <ContentPage kind={SLIDES_V2} />

export const slidesReads = contentReads(SLIDES)
export const slidesV2Reads = contentReads(SLIDES_V2)
