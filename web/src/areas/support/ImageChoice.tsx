import { Button } from 'antd'
import { useRef } from 'react'
import { MOST_ATTACHMENTS } from '@/api/gen/support/constants'
import { api, type Ticket, type TicketAttachment } from '@/api/gen/support/endpoints'
import { operations } from '@/api/gen/support/meta'
import { useAction } from '@/kit/form/useAction'
import { useToasts } from '@/kit/toasts'

interface ImageChoiceProps {
  readonly ticket: Pick<Ticket, 'brandId' | 'id'>
  readonly images: readonly TicketAttachment[]
  readonly onChange: (images: readonly TicketAttachment[]) => void
}

const { upload } = operations.supportAttachmentsAdd
const MOST = `At most ${MOST_ATTACHMENTS} images a message.`

/** The images that go with the message: sent as they are chosen, and named by the message when that is. */
export function ImageChoice({ ticket, images, onChange }: ImageChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const toasts = useToasts()
  const add = useAction(api.endpoints.supportAttachmentsAdd)
  const take = async (files: readonly File[]) => {
    if (files.length + images.length > MOST_ATTACHMENTS) return toasts.warning(MOST)
    const large = files.some(({ size }) => size > upload.mostBytes)
    if (large) return toasts.warning(upload.tooLarge)
    const { brandId, id } = ticket
    const sent = await add.run({ brandId, id, attachmentUpload: { files: [...files] } })
    if (sent.ok) onChange([...images, ...sent.data.items])
  }
  return (
    <div className="support-image-choice">
      <input
        ref={input}
        type="file"
        multiple
        className="kit-unseen"
        aria-label="Add images"
        tabIndex={-1}
        accept={upload.types.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // the same file can be chosen again
          if (files.length > 0) void take(files)
        }}
      />
      <Button
        size="small"
        loading={add.running}
        disabled={images.length >= MOST_ATTACHMENTS}
        onClick={() => input.current?.click()}
      >
        Add images
      </Button>
      {images.map(({ attachmentId, name }) => (
        <span key={attachmentId} className="support-chip">
          <bdi>{name}</bdi>
          <Button
            type="text"
            size="small"
            aria-label={`Remove ${name}`}
            onClick={() => onChange(images.filter((each) => each.attachmentId !== attachmentId))}
          >
            ×
          </Button>
        </span>
      ))}
    </div>
  )
}
