import type { Ticket, TicketAttachment } from '@/api/gen/support/endpoints'

interface AttachmentsProps {
  readonly ticket: Pick<Ticket, 'brandId' | 'id'>
  readonly attachments: readonly TicketAttachment[]
}

/** Where the console itself serves an image, to a session that sees the ticket. */
const addressOf = ({ brandId, id }: Pick<Ticket, 'brandId' | 'id'>, attachmentId: string) =>
  `/api/support/${[brandId, id].map(encodeURIComponent).join('/')}/attachments/${encodeURIComponent(attachmentId)}`

/** The images of a message, each of which opens alone. */
export function Attachments({ ticket, attachments }: AttachmentsProps) {
  if (attachments.length === 0) return null
  return (
    <ul className="support-images" aria-label="Images">
      {attachments.map(({ attachmentId, name, width, height }) => (
        <li key={attachmentId}>
          <a href={addressOf(ticket, attachmentId)} target="_blank" rel="noopener noreferrer">
            <img
              src={addressOf(ticket, attachmentId)}
              alt={name}
              width={width}
              height={height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
