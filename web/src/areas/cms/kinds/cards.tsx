import { Input, Select } from 'antd'
import {
  api,
  type FeaturedCard,
  useCmsV2CardQuery,
  useCmsV2CardsQuery,
} from '@/api/gen/cms/endpoints'
import { type ButtonVariant, buttonVariantValues } from '@/api/gen/cms/enums'
import { cmsV2CardCreateForm, cmsV2CardUpdateForm } from '@/api/gen/cms/forms'
import { actionButtonRules } from '@/api/gen/cms/rules'
import { AssetImage, GALLERY_V2, ImageField } from '@/areas/media'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { ContentPage } from '../ContentPage'
import type { ContentKind, FieldsProps, PreviewProps } from '../content'
import { KeyField, TextField } from './inputs'
import { keyOf, textsOf } from './values'

const NAMES = ['icon', 'title', 'subtitle', 'image'] as const
const ICON_HELP = 'The name of an icon of the site, such as dice.'
const BUTTON = { icon: '', text: '', variant: 'primary', link: '' } as const

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  outline: 'Outline',
  link: 'Link',
}

function CardFields({ dir, isNew }: FieldsProps) {
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
        <div className="cms-pair">
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
        </div>
      </fieldset>
    </>
  )
}

function CardPreview({ values }: PreviewProps) {
  const { icon, title, subtitle, image } = textsOf(values, ...NAMES)
  const button = { ...BUTTON, ...(values['actionButton'] as object | undefined) }
  return (
    <div className="cms-card">
      {image && <AssetImage path={image} alt="" className="cms-picture" />}
      <strong>
        {icon && <code>{icon}</code>} {title}
      </strong>
      <span>{subtitle}</span>
      {button.text && (
        <span className={`cms-button cms-button-${button.variant}`}>
          {button.icon && <code>{button.icon}</code>} {button.text}
        </span>
      )}
    </div>
  )
}

export const CARDS_V2: ContentKind<FeaturedCard> = {
  id: 'cms.v2.cards',
  noun: 'card',
  nouns: 'cards',
  hasLanguages: true,
  isTimed: true,
  deletesAll: true,
  revised: 'card',
  useList: useCmsV2CardsQuery,
  useOne: useCmsV2CardQuery,
  list: api.endpoints.cmsV2Cards,
  create: cmsV2CardCreateForm,
  update: cmsV2CardUpdateForm,
  remove: api.endpoints.cmsV2CardDelete,
  removeArg: ({ key }) => ({ key }),
  fresh: { ...textsOf({}, ...NAMES), actionButton: BUTTON },
  valuesOf: (item) => ({
    key: item.key,
    ...textsOf(item, ...NAMES),
    actionButton: { ...BUTTON, ...item.actionButton },
  }),
  identityOf: keyOf,
  bodyOf: (values) => ({
    ...textsOf(values, ...NAMES),
    actionButton: { ...BUTTON, ...(values['actionButton'] as object | undefined) },
  }),
  Fields: CardFields,
  Preview: CardPreview,
}

export const CardsV2 = () => <ContentPage kind={CARDS_V2} />
