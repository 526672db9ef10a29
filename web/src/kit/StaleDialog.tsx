import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { asText, type Change, changesOf, inWords } from './changes'
import { Json } from './Json'
import { SafeChoice } from './SafeChoice'
import type { StaleAnswer, StaleChoice } from './stale'
import { When } from './When'
import './StaleDialog.css'

interface StaleDialogProps {
  readonly answer: StaleAnswer
  readonly seen: object | undefined
  readonly open: boolean
  readonly settle: (choice: StaleChoice) => void
}

function shown(value: unknown, what: string): ReactNode {
  return typeof value === 'object' && value !== null ? (
    <Json value={value} what={what} />
  ) : (
    asText(value)
  )
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
            <td>{shown(before, `${inWords(field)} before`)}</td>
            <td>{shown(after, `${inWords(field)} now`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function StaleDialog({ answer, seen, open, settle }: StaleDialogProps) {
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
