import { api, type Modal, useCmsV2ModalQuery, useCmsV2ModalsQuery } from '@/api/gen/cms/endpoints'
import { cmsV2ModalCreateForm, cmsV2ModalUpdateForm } from '@/api/gen/cms/forms'
import { AssetImage } from '@/areas/media'
import { lazyComponent } from '@/kit/lazyComponent'
import { ContentPage, contentReads } from '../ContentPage'
import type { ContentKind, PreviewProps } from '../content'
import { textsOf } from './values'

const ModalFields = lazyComponent(() => import('./ModalFields').then((code) => code.ModalFields))

const NAMES = ['title', 'content', 'image'] as const

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

export const reads = contentReads(MODALS_V2)
