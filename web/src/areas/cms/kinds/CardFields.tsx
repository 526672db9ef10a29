import { Input, Select } from 'antd'
import { type ButtonVariant, buttonVariantValues } from '@/api/gen/cms/enums'
import { actionButtonRules } from '@/api/gen/cms/rules'
import { GALLERY_V2, ImageField } from '@/areas/media'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import type { FieldsProps } from '../content'
import { KeyField, TextField } from './inputs'

const ICON_HELP = 'The name of an icon of the site, such as dice.'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  outline: 'Outline',
  link: 'Link',
}

export function CardFields({ dir, isNew }: FieldsProps) {
  return (
    <>
      <KeyField isNew={isNew} help="What the site asks for the card by, such as live-casino." />
      <Field name="icon" label="Icon" help={ICON_HELP}>
        <Input dir="ltr" />
      </Field>
      <TextField name="title" label="Title" dir={dir} />
      <TextField name="subtitle" label="Subtitle" dir={dir} />
      <ImageField name="image" label="Image" generation={GALLERY_V2} />
      <fieldset className="cms-shared">
        <legend>Action button</legend>
        <FieldPair>
          <Field name={['actionButton', 'text']} label="Text" rules={actionButtonRules.text}>
            <Input dir={dir} />
          </Field>
          <Field
            name={['actionButton', 'variant']}
            label="Variant"
            rules={actionButtonRules.variant}
          >
            <Select options={optionsOf(buttonVariantValues, variants)} />
          </Field>
          <Field name={['actionButton', 'icon']} label="Button icon" rules={actionButtonRules.icon}>
            <Input dir="ltr" />
          </Field>
          <Field name={['actionButton', 'link']} label="Link" rules={actionButtonRules.link}>
            <Input dir="ltr" />
          </Field>
        </FieldPair>
      </fieldset>
    </>
  )
}
