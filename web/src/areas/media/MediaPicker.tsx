import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { PICKER_PAGE_SIZE } from '@/api/gen/media/constants'
import type { MediaItem, MediaListApiArg } from '@/api/gen/media/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { lazyComponent } from '@/kit/lazyComponent'
import { useDebounced } from '@/kit/useDebounced'
import { useOperationAccess } from '@/session/operationAccess'
import { useChooseOperator } from '@/session/operatorPlace'
import type { Generation } from './generations'
import { tagsIn } from './labels'
import { MediaGrid } from './MediaGrid'
import { useContentOperator } from './useContentOperator'

const UploadAsset = lazyComponent(() => import('./UploadAsset').then((code) => code.UploadAsset))

interface MediaPickerProps {
  readonly generation: Generation
  /** The path of the image that is chosen now. */
  readonly chosen: string | null
  readonly onChoose: (image: MediaItem) => void
  readonly onClose: () => void
}

/** One image of the tenant's, its operator's or CMS DEFAULT, for content. */
export function MediaPicker({ generation, chosen, onChoose, onClose }: MediaPickerProps) {
  const opId = useContentOperator()
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [picked, setPicked] = useState<MediaItem | null>(null)
  const noOperator = useChooseOperator()
  const sought = useDebounced(text.trim())
  const arg: MediaListApiArg = {
    ...(opId && { opId }),
    ...(sought && !generation.picksByTag && { name: sought }),
    extension: [...generation.picks],
    page,
    limit: PICKER_PAGE_SIZE,
    mediaTagFilter: { tags: generation.picksByTag ? tagsIn(sought) : [] },
  }
  const call = generation.useList(arg, { skip: !opId })
  const choose = (image: MediaItem) => {
    onChoose(image)
    onClose()
  }
  return (
    <Modal
      open
      width={650}
      className="media-picker"
      title="Choose image"
      okText="Choose image"
      okButtonProps={{ disabled: picked === null }}
      onOk={() => picked && choose(picked)}
      onCancel={onClose}
    >
      <div className="media-picker-bar">
        <Input.Search
          autoFocus
          allowClear
          aria-label={generation.picksByTag ? 'Search by tag' : 'Search by name'}
          placeholder={generation.picksByTag ? 'Search by tag' : 'Search by name'}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setPage(1)
          }}
        />
        <UploadButton generation={generation} opId={opId} onUploaded={choose} />
      </div>
      <div className="media-picker-body">
        {opId ? (
          <Loaded what="The images" call={call}>
            {({ items, count }) => (
              <MediaGrid
                items={items}
                chosen={picked?.path ?? chosen}
                page={page}
                count={count}
                onPick={setPicked}
                onChoose={choose}
                onTurn={setPage}
              />
            )}
          </Loaded>
        ) : (
          <p role="status">{noOperator}</p>
        )}
      </div>
    </Modal>
  )
}

interface UploadButtonProps {
  readonly generation: Generation
  readonly opId: string | undefined
  readonly onUploaded: (image: MediaItem) => void
}

/** An image that is not there yet: uploaded, it is chosen. */
function UploadButton({ generation, opId, onUploaded }: UploadButtonProps) {
  const upload = useDialog(UploadAsset)
  const mayUpload = useOperationAccess()('mediaUpload')
  const noOperator = useChooseOperator()
  if (!mayUpload) return null
  return (
    <Can permission="media_write" disabledReason={opId ? null : noOperator}>
      <Button onClick={() => opId && upload({ generation, opId, onUploaded })}>Upload asset</Button>
    </Can>
  )
}
