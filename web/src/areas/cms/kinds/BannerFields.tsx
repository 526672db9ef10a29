import { GALLERY_V1, GALLERY_V2, ImageField } from '@/areas/media'
import type { FieldsProps } from '../content'
import { KeyField, LinkField, TextField } from './inputs'

const fieldsOf = (gallery: typeof GALLERY_V1 | typeof GALLERY_V2) =>
  function Fields({ dir, isNew }: FieldsProps) {
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

export const BannerFields = fieldsOf(GALLERY_V1)
export const BannerFieldsV2 = fieldsOf(GALLERY_V2)
