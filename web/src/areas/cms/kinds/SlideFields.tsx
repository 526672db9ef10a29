import { Input } from 'antd'
import { GALLERY_V1, GALLERY_V2, ImageField } from '@/areas/media'
import { Field } from '@/kit/form/Field'
import type { FieldsProps } from '../content'
import { LinkField, TextField } from './inputs'

const fieldsOf = (gallery: typeof GALLERY_V1 | typeof GALLERY_V2) =>
  function Fields({ dir, isNew }: FieldsProps) {
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

export const SlideFields = fieldsOf(GALLERY_V1)
export const SlideFieldsV2 = fieldsOf(GALLERY_V2)
