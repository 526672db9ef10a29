import {
  api,
  type FeaturedCard,
  useCmsV2CardQuery,
  useCmsV2CardsQuery,
} from '@/api/gen/cms/endpoints'
import { cmsV2CardCreateForm, cmsV2CardUpdateForm } from '@/api/gen/cms/forms'
import { AssetImage } from '@/areas/media'
import { lazyComponent } from '@/kit/lazyComponent'
import { ContentPage, contentReads } from '../ContentPage'
import type { ContentKind, PreviewProps } from '../content'
import { keyOf, textsOf } from './values'

const CardFields = lazyComponent(() => import('./CardFields').then((code) => code.CardFields))

const NAMES = ['icon', 'title', 'subtitle', 'image'] as const
const BUTTON = { icon: '', text: '', variant: 'primary', link: '' } as const

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

export const reads = contentReads(CARDS_V2)
