import { Form, Select } from 'antd'
import { type ModalType, modalTypeValues } from '@/api/gen/cms/enums'
import { GALLERY_V2, ImageField } from '@/areas/media'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import type { FieldsProps } from '../content'
import { KeyField, TextField } from './inputs'

const types: Readonly<Record<ModalType, string>> = {
  WELCOME: 'Welcome',
  DEPOSIT: 'Deposit',
  RESPONSIBLE_GAMING: 'Responsible gaming',
  MAINTENANCE: 'Maintenance',
  CUSTOM: 'Custom',
}

export function ModalFields({ dir, isNew }: FieldsProps) {
  const isCustom = Form.useWatch('type', Form.useFormInstance()) === 'CUSTOM'
  return (
    <>
      <Field
        name="type"
        label="Type"
        help="The site has one of each, and any number of custom ones."
      >
        <Select options={optionsOf(modalTypeValues, types)} disabled={!isNew} />
      </Field>
      {isCustom && <KeyField isNew={isNew} help="3 to 25 characters, such as cup-rules." />}
      <TextField name="title" label="Title" dir={dir} help="3 to 25 characters." />
      <TextField name="content" label="Content" dir={dir} help="3 to 25 characters." />
      <ImageField name="image" label="Image" generation={GALLERY_V2} />
    </>
  )
}
