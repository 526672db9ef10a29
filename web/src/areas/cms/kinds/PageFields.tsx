import { Input } from 'antd'
import { GALLERY_V1, GALLERY_V2, ImageField } from '@/areas/media'
import { useClock } from '@/kit/display/clock'
import { Field } from '@/kit/form/Field'
import { TimeField } from '@/kit/form/TimeField'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FieldsProps } from '../content'
import { SLUG } from '../labels'
import { TextField } from './inputs'

const RichText = lazyComponent(() => import('../RichText').then((code) => code.RichText))

type Gallery = typeof GALLERY_V1 | typeof GALLERY_V2

const SlugField = () => (
  <Field name="slug" label={SLUG} help="Its name in the address on the site, such as terms-of-use.">
    <Input dir="ltr" />
  </Field>
)

const pageFields = (gallery: Gallery) =>
  function Fields({ dir }: FieldsProps) {
    return (
      <>
        <TextField name="title" label="Title" dir={dir} />
        <SlugField />
        <Field name="body" label="Body">
          <RichText dir={dir} label="Body" gallery={gallery} />
        </Field>
      </>
    )
  }

const postFields = (gallery: Gallery) =>
  function Fields({ dir }: FieldsProps) {
    const { timezone } = useClock()
    return (
      <>
        <TextField name="title" label="Title" dir={dir} />
        <SlugField />
        <TextField name="excerpt" label="Excerpt" dir={dir} rows={2} />
        <ImageField name="image" label="Image" generation={gallery} />
        <TimeField name="publishedAt" label="Published" help={`At once if empty. ${timezone}`} />
        <Field name="body" label="Body">
          <RichText dir={dir} label="Body" gallery={gallery} />
        </Field>
      </>
    )
  }

export const PageFields = pageFields(GALLERY_V1)
export const PageFieldsV2 = pageFields(GALLERY_V2)
export const PostFields = postFields(GALLERY_V1)
export const PostFieldsV2 = postFields(GALLERY_V2)
