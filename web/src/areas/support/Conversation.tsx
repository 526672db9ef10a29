import { Button } from 'antd'
import type { TicketDetails, TicketMessage } from '@/api/gen/support/endpoints'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { FieldBoundary } from '@/kit/display/Failure'
import { Name } from '@/kit/display/Name'
import { rawText, readDate, readList } from '@/kit/display/readValue'
import { shortDay } from '@/kit/display/times'
import { Feed } from '@/kit/list/Feed'
import { Attachments } from './Attachments'
import { senders } from './labels'
import { MessageText } from './MessageText'
import './support.css'
import { useEnd } from './useEnd'

/** Of a message, in pixels. */
const USUAL_HEIGHT = 88

const idOf = ({ messageId }: TicketMessage): string => messageId

interface ConversationProps {
  readonly ticket: TicketDetails
  readonly userCode: string
}

/** What was written, oldest first, with a mark for each day; it opens at its end. What others write is said, and moves nothing. */
export function Conversation({ ticket, userCode }: ConversationProps) {
  const messages = readList(ticket.messages)
  const { feed, toEnd, onEndSeen, unseen } = useEnd(messages, userCode)
  const { timezone } = useClock()
  const dayOf = (message: TicketMessage) => shortDay(readDate(message.at) ?? Number.NaN, timezone)
  return (
    <div className="support-conversation">
      <Feed
        label="Conversation"
        listLabel="Messages"
        items={messages}
        keyOf={idOf}
        height={USUAL_HEIGHT}
        onEndSeen={onEndSeen}
        handle={feed}
      >
        {(message, before) => {
          const day = dayOf(message)
          return (
            <>
              {(!before || dayOf(before) !== day) && <h3 className="support-day">{day}</h3>}
              <FieldBoundary of={message}>
                {() => <Message message={message} ticket={ticket} />}
              </FieldBoundary>
            </>
          )
        }}
      </Feed>
      <div className="support-news" aria-live="polite">
        {unseen > 0 && (
          <Button size="small" type="primary" onClick={toEnd}>
            {unseen === 1 ? '1 new message' : `${unseen} new messages`}
          </Button>
        )}
      </div>
    </div>
  )
}

interface MessageProps {
  readonly message: TicketMessage
  readonly ticket: TicketDetails
}

function Message({ message, ticket }: MessageProps) {
  const { sender, isNote } = kindOf(message)
  const author = message.author?.nickname ?? ticket.player?.username
  return (
    <div className="support-message" data-from={isNote ? 'NOTE' : sender}>
      <header>
        <strong>
          <Name text={sender === 'SYSTEM' ? senders.SYSTEM : author} />
        </strong>
        <span>{isNote ? 'Internal note' : (senders[sender] ?? rawText(sender))}</span>
        <DateTime at={message.at} />
      </header>
      <MessageText text={message.text} />
      <Attachments ticket={ticket} attachments={readList(message.attachments)} />
    </div>
  )
}

function kindOf({ from: sender, isInternal }: TicketMessage) {
  return { sender, isNote: isInternal && sender !== 'SYSTEM' }
}
