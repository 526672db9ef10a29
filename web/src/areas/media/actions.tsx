import { useMemo } from 'react'
import { api, type MediaItem } from '@/api/gen/media/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { useOpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import type { Generation } from './generations'
import { inheritedReason, tagsIn, usesOf } from './labels'

const EditMedia = lazyComponent(() => import('./EditMedia').then((code) => code.EditMedia))
const ReplaceMedia = lazyComponent(() => import('./ReplaceMedia').then((code) => code.ReplaceMedia))

const permission = 'media_write'

/** Why an image is not deleted; null where it may be. */
const keptReason = (item: MediaItem): string | null =>
  inheritedReason(item) ??
  (item.useCount > 0 ? `Used in ${usesOf(item)}: replace it instead.` : null)

const keyOf = ({ _id: mediaId, opId }: MediaItem) => ({ mediaId, opId })

/** What may be done with an image. */
export function useMediaActions({ remove }: Generation): readonly RecordAction<MediaItem>[] {
  const { closeDuring } = useOpenId()
  const write = useAction(remove)
  const deleting = useConfirmed(write, (item: MediaItem) => ({
    title: `Delete image ${quotedName(item.name)}?`,
    content: <p>It will be deleted for good, and its address will show nothing.</p>,
    confirmLabel: 'Delete image',
    danger: true,
    confirmWord: 'delete',
    arg: keyOf(item),
    record: item,
    during: closeDuring,
  }))
  return [
    {
      id: 'media.edit',
      label: 'Edit image',
      permission,
      disabledReason: inheritedReason,
      Dialog: EditMedia,
    },
    {
      id: 'media.replace',
      label: 'Replace image',
      permission,
      disabledReason: inheritedReason,
      Dialog: ReplaceMedia,
    },
    {
      id: 'media.delete',
      label: 'Delete image',
      danger: true,
      permission,
      disabledReason: keptReason,
      run: deleting.ask,
    },
  ]
}

const NOTE_RULES = [
  { required: true, whitespace: true, message: 'Enter a tag.' },
  {
    pattern: /^[A-Za-z0-9_/\-,\s]*$/,
    message: 'Only letters, digits, hyphens, underscores and slashes.',
  },
]

const tagging = (
  id: string,
  label: string,
  description: string,
  change: 'add' | 'remove',
): BulkAction<MediaItem> => ({
  id,
  label,
  permission,
  description,
  confirmWord: change,
  success: 'Tags updated!',
  disabledReason: inheritedReason,
  note: { label: 'Tags', help: 'Separated by commas.', rules: NOTE_RULES },
  write: (item, note) =>
    bulkWrite(api.endpoints.mediaTags, {
      mediaTagging: { ...keyOf(item), [change]: tagsIn(note) },
    }),
})

/** The same on many images: tags, and what no content uses. */
export function useMediaBulk({ remove }: Generation): readonly BulkAction<MediaItem>[] {
  return useMemo(
    () => [
      tagging('media.addTags', 'Add tags', 'Each image gets these tags besides its own.', 'add'),
      tagging(
        'media.removeTags',
        'Remove tags',
        'Each image loses these tags, if it has them.',
        'remove',
      ),
      {
        id: 'media.deleteUnused',
        label: 'Delete unused images',
        permission,
        danger: true,
        description: 'Deletes each image that no content uses. The others stay.',
        confirmWord: 'delete',
        success: 'Images deleted!',
        disabledReason: keptReason,
        write: (item) => bulkWrite(remove, keyOf(item), item),
      },
    ],
    [remove],
  )
}
