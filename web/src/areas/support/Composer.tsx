import { Alert, Button, Input, Segmented, Select, Space } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { MESSAGE_LENGTH } from '@/api/gen/support/constants'
import { type TicketDetails, useSupportCannedQuery } from '@/api/gen/support/endpoints'
import { inFull } from '@/kit/display/decimal'
import { ImageChoice } from './ImageChoice'
import { filledIn, textFor } from './placeholders'
import type { Composing } from './useComposer'

export interface ComposerHandle {
  readonly write: (isInternal: boolean) => void
}

interface ComposerProps {
  readonly ticket: TicketDetails
  readonly composing: Composing
  readonly onNext: (() => void) | null
  /** Nothing is left to be typed: letters act again. */
  readonly onSent: () => void
  readonly handle: Ref<ComposerHandle>
}

/** Where a reply or a note is written. Its text is kept until it was sent. */
export function Composer({ ticket, composing, onNext, onSent, handle }: ComposerProps) {
  const { text, isInternal, problem, running } = composing
  const area = useRef<TextAreaRef>(null)
  useImperativeHandle(handle, () => ({
    write: (internal) => {
      composing.choose(internal)
      area.current?.focus()
    },
  }))
  const send = async (options?: Parameters<Composing['send']>[0]) => {
    if (await composing.send(options)) onSent()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    void send()
  }
  const left = MESSAGE_LENGTH - text.length
  if (ticket.status === 'ARCHIVED') {
    return <p role="status">This ticket is archived. Set another status to write to it.</p>
  }
  return (
    <section className="support-composer" data-note={isInternal || undefined} aria-label="Write">
      {composing.isStale && (
        <Alert
          type="warning"
          showIcon
          title="Somebody wrote in between. Read it, then send again: your text is kept."
        />
      )}
      <div className="support-composer-head">
        <Segmented
          aria-label="What to write"
          value={isInternal ? 'note' : 'reply'}
          options={[
            { value: 'reply', label: 'Reply' },
            { value: 'note', label: 'Internal note' },
          ]}
          onChange={(kind) => composing.choose(kind === 'note')}
        />
        {!isInternal && (
          <CannedChoice
            ticket={ticket}
            onChoose={(chosen) => {
              composing.setText(text ? `${text}\n${chosen}` : chosen)
              area.current?.focus()
            }}
          />
        )}
      </div>
      <Input.TextArea
        ref={area}
        dir="auto"
        aria-label={isInternal ? 'Internal note' : 'Reply'}
        rows={4}
        value={text}
        readOnly={running}
        onChange={({ target }) => composing.setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <ImageChoice ticket={ticket} images={composing.images} onChange={composing.setImages} />
      <div className="support-composer-foot">
        <span
          role="status"
          className={left < 0 || problem ? 'support-problem' : 'support-remaining'}
        >
          {problem ?? `${inFull(left)} characters left`}
        </span>
        <Space wrap>
          {!isInternal && (
            <>
              <Button disabled={!composing.canSend || !onNext} onClick={() => send({ onNext })}>
                Send and next
              </Button>
              <Button disabled={!composing.canSend} onClick={() => send({ status: 'CLOSED' })}>
                Send and close
              </Button>
            </>
          )}
          <Button
            type="primary"
            loading={running}
            disabled={!composing.canSend}
            onClick={() => send()}
          >
            {isInternal ? 'Add note' : 'Send'}
          </Button>
        </Space>
      </div>
    </section>
  )
}

interface CannedChoiceProps {
  readonly ticket: TicketDetails
  readonly onChoose: (text: string) => void
}

/** The canned replies that the user may use, found by title or shortcut. */
function CannedChoice({ ticket, onChoose }: CannedChoiceProps) {
  const { data } = useSupportCannedQuery()
  const items = data?.items ?? []
  return (
    <Select<string>
      className="support-canned"
      aria-label="Canned reply"
      placeholder="Canned reply"
      value={null as never}
      showSearch={{ optionFilterProp: 'label' }}
      options={items.map(({ cannedId, title, shortcut }) => ({
        value: cannedId,
        label: shortcut ? `${title} · ${shortcut}` : title,
      }))}
      onSelect={(cannedId) => {
        const reply = items.find((each) => each.cannedId === cannedId)
        if (reply) onChoose(filledIn(textFor(reply, ticket.player?.language), ticket))
      }}
    />
  )
}
