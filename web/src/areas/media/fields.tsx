import type { MediaItem } from '@/api/gen/media/endpoints'
import { mediaExtensionValues, mediaSourceValues, mediaTargetValues } from '@/api/gen/media/enums'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { RowImage } from './AssetImage'
import { sizeOf, sources, tagsOf, targets, usesOf } from './labels'

export const fields = fieldsOf<MediaItem>()({
  name: {
    width: 216,
    sortable: true,
    render: ({ name, path }) => (
      <span className="media-name">
        <RowImage path={path} alt="" className="media-thumb" />
        <span>{name}</span>
      </span>
    ),
    fact: ({ name }) => name,
    csv: ({ name }) => name,
  },
  extension: { label: 'Type', width: 72, optional: true },
  target: { label: 'Meant for', width: 88, labels: targets },
  tags: { width: 144, read: tagsOf },
  useCount: {
    label: 'Used in',
    width: 92,
    render: (item) => (item.useCount === 0 ? <Status tone="ended" label="Unused" /> : usesOf(item)),
    csv: ({ useCount }) => useCount,
  },
  source: { label: 'From', width: 108, labels: sources },
  size: { label: 'Size', width: 132, sortable: true, render: sizeOf, csv: ({ size }) => size },
  createdAt: { label: 'Added', width: 148, sortable: true, kind: 'time' },
  alt: { label: 'Alt text', width: 144, optional: true },
  description: { width: 176, optional: true },
  path: { width: 280, optional: true, copy: 'path' },
  opTitle: { label: 'Operator or brand', width: 144, optional: true },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
  updatedBy: {
    width: 128,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy.nickname,
  },
})
export const columns = fields.columns()

export const filters = defineFilters()(
  '-createdAt',
  {
    name: { label: 'Name', width: 112 },
    tags: { label: 'Tags', width: 112 },
    extension: { label: 'Type', values: mediaExtensionValues, several: true, width: 88 },
    target: { values: mediaTargetValues, labels: targets, width: 112 },
    source: { values: mediaSourceValues, labels: sources, width: 104 },
    isUsed: { label: 'Used', kind: 'boolean', width: 80 },
  },
  { fields },
)
