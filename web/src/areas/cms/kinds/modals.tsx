import { Form, Select } from 'antd'
import { api, type Modal, useCmsV2ModalQuery, useCmsV2ModalsQuery } from '@/api/gen/cms/endpoints'
import { type ModalType, modalTypeValues } from '@/api/gen/cms/enums'
import { cmsV2ModalCreateForm, cmsV2ModalUpdateForm } from '@/api/gen/cms/forms'
import { AssetImage, GALLERY_V2, ImageField } from '@/areas/media'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { ContentPage } from '../ContentPage'
import type { ContentKind, FieldsProps, PreviewProps } from '../content'
import { KeyField, TextField } from './inputs'
import { textsOf } from './values'

const NAMES = ['title', 'content', 'image'] as const

const types: Readonly<Record<ModalType, string>> = {
  WELCOME: 'Welcome',
  DEPOSIT: 'Deposit',
  RESPONSIBLE_GAMING: 'Responsible gaming',
  MAINTENANCE: 'Maintenance',
  CUSTOM: 'Custom',
}

function ModalFields({ dir, isNew }: FieldsProps) {
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

function ModalPreview({ values }: PreviewProps) {
  const { title, content, image } = textsOf(values, ...NAMES)
  return (
    <div className="cms-modal">
      <strong>{title}</strong>
      {image && <AssetImage path={image} alt="" className="cms-picture" />}
      <span>{content}</span>
    </div>
  )
}

export const MODALS_V2: ContentKind<Modal> = {
  id: 'cms.v2.modals',
  noun: 'modal',
  nouns: 'modals',
  hasLanguages: true,
  isTimed: true,
  deletesAll: true,
  revised: 'modal',
  useList: useCmsV2ModalsQuery,
  useOne: useCmsV2ModalQuery,
  list: api.endpoints.cmsV2Modals,
  create: cmsV2ModalCreateForm,
  update: cmsV2ModalUpdateForm,
  remove: api.endpoints.cmsV2ModalDelete,
  removeArg: ({ key }) => ({ key }),
  fresh: { type: 'CUSTOM', ...textsOf({}, ...NAMES) },
  valuesOf: (item) => ({ type: item.type, key: item.key, ...textsOf(item, ...NAMES) }),
  identityOf: ({ type, key }) => ({ type, ...(type === 'CUSTOM' && { key }) }),
  bodyOf: (values) => textsOf(values, ...NAMES),
  Fields: ModalFields,
  Preview: ModalPreview,
}

export const ModalsV2 = () => <ContentPage kind={MODALS_V2} />
