import { contentSourceValues, contentStateValues } from '@/api/gen/cms/enums'
import { languageName } from '@/kit/display/languageName'
import { joined } from '@/kit/display/None'
import { readList, readNumber } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { type ContentItem, type ContentKind, titleOf } from './content'
import { SLUG, sources, states } from './labels'
import './cms.css'

export const fields = fieldsOf<ContentItem>()({
  key: { label: 'Key', width: 160, sortable: true },
  title: {
    width: 216,
    render: (item) => (
      <span className="cms-title">
        <bdi>{titleOf(item)}</bdi>
        {item.isSourceChanged && <Status tone="waiting" label="Source changed" />}
      </span>
    ),
    csv: titleOf,
    fact: titleOf,
  },
  state: {
    label: 'Status',
    width: 96,
    labels: states,
    render: ({ state }) => <Status {...labelOf(states, state)} />,
  },
  sliderSlug: { label: 'Slider', width: 112, sortable: true },
  slideIndex: {
    label: 'Place',
    width: 72,
    kind: 'number',
    read: ({ slideIndex }) => {
      const index = readNumber(slideIndex)
      return index === null ? null : index.plus(1).toNumber()
    },
  },
  source: { label: 'From', width: 160, labels: sources },
  languages: {
    width: 144,
    read: ({ languages }) => joined(readList(languages), ', '),
    fact: ({ languages }) => joined(readList(languages).map(languageName), ', '),
  },
  validFrom: { label: 'Starts', width: 148, kind: 'time' },
  validTo: { label: 'Ends', width: 148, kind: 'time' },
  updatedAt: { label: 'Updated', width: 148, sortable: true, kind: 'time' },
  updatedBy: {
    width: 128,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy.nickname,
  },
  opTitle: { label: 'Operator or brand', width: 144, optional: true },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
})

/** The columns of a kind: some have no validity, some no languages; slides stand in sliders. What does not fit beside
 * the rest is there to be chosen. */
export const columnsOf = ({ isTimed, isUntitled, hasSlug, hasLanguages, order }: ContentKind) => [
  fields.column('title', isUntitled ? { field: 'key' } : {}),
  fields.column('key', { optional: isTimed, ...(hasSlug && { title: SLUG }) }),
  ...fields.columns('state', 'source'),
  ...(order ? fields.columns('sliderSlug', 'slideIndex') : []),
  ...(hasLanguages ? [fields.column('languages', { optional: order !== undefined })] : []),
  ...(isTimed ? [fields.column('validFrom', { optional: true }), fields.column('validTo')] : []),
  ...fields.columns('updatedAt', 'updatedBy', 'opTitle', 'createdAt'),
]

const TEXT = { label: 'Title or key', width: 112 }
const SLUG_TEXT = { ...TEXT, label: 'Title or slug' }
const SOURCE = { label: 'From', values: contentSourceValues, labels: sources, width: 96 } as const
const STATE = { label: 'Status', values: contentStateValues, labels: states, width: 88 } as const
const MISSING = { label: 'Missing', kind: 'boolean', width: 96 } as const

const plainFilters = (text: typeof TEXT) =>
  defineFilters()('-updatedAt', { text, state: STATE, source: SOURCE }, { fields })
const languageFilters = (text: typeof TEXT) =>
  defineFilters()(
    '-updatedAt',
    { text, state: STATE, source: SOURCE, isMissing: MISSING },
    { fields },
  )
const plain = { key: plainFilters(TEXT), slug: plainFilters(SLUG_TEXT) }
const ofLanguages = { key: languageFilters(TEXT), slug: languageFilters(SLUG_TEXT) }
const sliderFilters = defineFilters()(
  'sliderSlug',
  {
    text: TEXT,
    sliderSlug: { label: 'Slider', width: 88 },
    state: STATE,
    // Beside the order of slides there is no room for more.
    source: { ...SOURCE, more: true },
    isMissing: { ...MISSING, more: true },
  },
  { fields },
)

/** The filters of a kind: a slider’s slides, of several languages, or of none. */
export function filtersOf({ order, hasLanguages, hasSlug }: ContentKind) {
  if (order) return sliderFilters
  return (hasLanguages ? ofLanguages : plain)[hasSlug ? 'slug' : 'key']
}
