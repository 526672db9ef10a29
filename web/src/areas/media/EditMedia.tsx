import type { MediaItem } from '@/api/gen/media/endpoints'
import { mediaEditForm } from '@/api/gen/media/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { quotedName } from '@/kit/display/personText'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { AssetImage } from './AssetImage'
import { SaidFields } from './SaidFields'

/** What is said of an image; the image itself stays. */
export function EditMedia({ record, onClose }: RecordDialogProps<MediaItem>) {
  const { _id: mediaId, opId, path, alt } = record
  return (
    <EditDialog
      form={mediaEditForm}
      title={`Edit image ${quotedName(record.name)}`}
      submitLabel="Save image"
      record={record}
      values={({ alt, description, tags, target }: MediaItem) => ({
        alt,
        description,
        tags,
        target,
      })}
      fixed={{ mediaId, opId }}
      onClose={onClose}
    >
      <AssetImage path={path} alt={alt} className="media-preview" />
      <SaidFields />
    </EditDialog>
  )
}
