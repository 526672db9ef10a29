import { ALREADY_THERE, FILE_TOO_LARGE } from '@/api/gen/media/constants'
import type { MediaUpload, UploadedMedia } from '@/api/gen/media/endpoints'
import { operations } from '@/api/gen/media/meta'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { UploadField } from '@/kit/upload/UploadField'
import { ChosenImages } from './ChosenImages'
import type { Generation } from './generations'
import { SaidFields } from './SaidFields'

interface UploadAssetProps {
  readonly generation: Generation
  readonly opId: string
  /** Where one image is chosen for content, it is opened from there. */
  readonly onUploaded?: (image: UploadedMedia) => void
  readonly onClose: () => void
}

interface Values extends Omit<MediaUpload, 'file' | 'filename'> {
  readonly file: File
}

const { upload } = operations.mediaUpload
const START: Partial<Values> = { alt: '', description: '', tags: [], target: 'other' }

/** Images, each with the same words said of it. */
export function UploadAsset({ generation, opId, onUploaded, onClose }: UploadAssetProps) {
  const tooLarge = onUploaded ? upload.tooLarge : FILE_TOO_LARGE
  return (
    <EditDialog<typeof generation.uploadForm.endpoint, 'mediaUpload', never, Values>
      form={generation.uploadForm}
      title="Upload asset"
      submitLabel="Upload asset"
      values={START}
      // The file goes as a data URL once it is sent.
      toBody={({ file, ...said }) => ({ ...said, file: file as never, filename: file.name })}
      args={{ opId }}
      each="file"
      options={{
        unknownText: ({ isExisting }) => (isExisting ? ALREADY_THERE : null),
        ...(onUploaded && { onDone: onUploaded }),
      }}
      onClose={onClose}
    >
      <div className="media-upload">
        <UploadField name="file" label="Image" upload={{ ...upload, tooLarge }} />
        <ChosenImages />
        <SaidFields />
      </div>
    </EditDialog>
  )
}
