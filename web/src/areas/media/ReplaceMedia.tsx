import { type MediaItem, type MediaReplacement, useMediaItemQuery } from '@/api/gen/media/endpoints'
import { mediaReplaceForm } from '@/api/gen/media/forms'
import { operations } from '@/api/gen/media/meta'
import { mediaReplacementRules } from '@/api/gen/media/rules'
import { maxItems } from '@/api/rules'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Loaded } from '@/kit/display/Loaded'
import { quotedName } from '@/kit/display/personText'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { UploadField } from '@/kit/upload/UploadField'
import { AssetImage } from './AssetImage'
import { ChosenImages } from './ChosenImages'
import { UseList } from './UseList'

interface Values {
  readonly file: readonly File[]
}

const ONE_FILE = [...mediaReplacementRules.file, maxItems(1, 'Choose one image.')]
const { upload } = operations.mediaReplace

/** Another image wherever this one is used, all at once. */
export function ReplaceMedia({ record, onClose }: RecordDialogProps<MediaItem>) {
  const { _id: mediaId, opId, path, alt } = record
  const call = useMediaItemQuery({ mediaId, opId })
  const toBody = ({ file: [file] }: Values): Partial<MediaReplacement> => ({
    file: file as never, // it goes as a data URL once it is sent
    filename: file?.name ?? '',
  })
  return (
    <EditDialog<typeof mediaReplaceForm.endpoint, 'mediaReplacement', MediaItem, Values>
      form={mediaReplaceForm}
      title={`Replace image ${quotedName(record.name)}`}
      submitLabel="Replace image"
      record={record}
      values={{}}
      toBody={toBody}
      args={{ mediaId, opId }}
      onClose={onClose}
    >
      <AssetImage path={path} alt={alt} className="media-preview" />
      <Loaded what="The places where it is used" call={call}>
        {({ uses }) => <UseList uses={uses} none="It is not used, so nothing will change." />}
      </Loaded>
      <UploadField name="file" label="New image" rules={ONE_FILE} upload={upload} />
      <ChosenImages />
    </EditDialog>
  )
}
