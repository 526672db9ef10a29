import { Button, Modal } from 'antd'
import { useCallback } from 'react'
import { asText, type Change, changesOf, inWords } from './changes'
import { useDialogs } from './Dialogs'
import { SafeChoice } from './SafeChoice'
import { When } from './When'
import './StaleDialog.css'

/** What a 412 carries: the record as it is now, and who changed it when. */
export interface StaleAnswer {
  readonly record: ({ readonly revision: number } & object) | null
  readonly changedBy?: { readonly nickname: string } | null
  readonly changedAt?: string | null
}

export type StaleChoice = 'mine' | 'theirs' | 'back'

export function staleAnswer(data: unknown): StaleAnswer {
  const answer = data as Partial<StaleAnswer> | null
  return { ...answer, record: answer?.record ?? null }
}

interface StaleDialogProps {
  readonly answer: StaleAnswer
  readonly seen: object | undefined
  readonly open: boolean
  readonly settle: (choice: StaleChoice) => void
}

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <table className="kit-changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">You saw</th>
          <th scope="col">It is now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{inWords(field)}</th>
            <td>{asText(before)}</td>
            <td>{asText(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StaleDialog({ answer, seen, open, settle }: StaleDialogProps) {
  const { record, changedBy, changedAt } = answer
  const changes = seen && record ? changesOf(seen, record) : []
  const who = changedBy?.nickname ?? 'Somebody'
  return (
    <Modal
      open={open}
      width={640}
      title={record ? 'Changed in the meantime' : 'Deleted in the meantime'}
      mask={{ closable: false }}
      onCancel={() => settle('back')}
      footer={
        <>
          <SafeChoice onClick={() => settle('back')}>Back</SafeChoice>
          <Button onClick={() => settle('theirs')}>{record ? 'Use theirs' : 'Close'}</Button>
          {record && (
            <Button type="primary" danger onClick={() => settle('mine')}>
              Use mine
            </Button>
          )}
        </>
      }
    >
      <p>
        {who} {record ? 'changed' : 'deleted'} this record
        {changedAt && (
          <>
            {' '}
            at <When at={changedAt} relative />
          </>
        )}
        . Nothing of yours was saved yet.
      </p>
      {changes.length > 0 && <Changes changes={changes} />}
    </Modal>
  )
}

/** Shows what changed under the user's hands and lets them choose. */
export function useStaleDialog(): (answer: StaleAnswer, seen?: object) => Promise<StaleChoice> {
  const ask = useDialogs()
  return useCallback(
    (answer, seen) =>
      ask<StaleChoice>((settle, open) => (
        <StaleDialog answer={answer} seen={seen} open={open} settle={settle} />
      )),
    [ask],
  )
}
