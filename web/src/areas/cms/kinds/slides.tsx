import { Input } from 'antd'
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
import { GALLERY_V1, GALLERY_V2, ImageField } from '@/areas/media'
import { Field } from '@/kit/form/Field'
import { ContentPage } from '../ContentPage'
import type { ContentKind, FieldsProps, Values } from '../content'
import { LinkField, TextField } from './inputs'
import { PicturePreview } from './PicturePreview'
import { textsOf } from './values'

const NAMES = ['title', 'subtitle', 'image', 'link'] as const

const fieldsOf = (gallery: typeof GALLERY_V1 | typeof GALLERY_V2) =>
  function SlideFields({ dir, isNew }: FieldsProps) {
    const help = isNew ? 'The slide comes last in it. A new slider begins with it.' : undefined
    return (
      <>
        <Field name="sliderSlug" label="Slider" help={help}>
          <Input dir="ltr" disabled={!isNew} />
        </Field>
        <TextField name="title" label="Title" dir={dir} />
        <TextField name="subtitle" label="Subtitle" dir={dir} />
        <ImageField name="image" label="Image" generation={gallery} />
        <LinkField />
      </>
    )
  }

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
  Fields: fieldsOf(GALLERY_V1),
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
  Fields: fieldsOf(GALLERY_V2),
}

export const Slides = () => <ContentPage kind={SLIDES} />
export const SlidesV2 = () => <ContentPage kind={SLIDES_V2} />
