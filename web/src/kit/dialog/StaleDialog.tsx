import { Button, Modal } from 'antd'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { DateTime } from '../display/DateTime'
import type { StaleAnswer, StaleChoice } from '../form/stale'
import { ChangesTable } from '../record/ChangesTable'
import { changesOf } from '../record/changes'
import { SafeChoice } from './SafeChoice'

interface StaleDialogProps {
  readonly answer: StaleAnswer
  readonly seen: object | undefined
  readonly open: boolean
  readonly settle: (choice: StaleChoice) => void
}

export function StaleDialog({ answer, seen, open, settle }: StaleDialogProps) {
  const { record, changedBy, changedAt } = answer
  const changes = seen && record ? changesOf(seen, record) : []
  const who = changedBy?.nickname ?? 'Someone else'
  return (
    <Modal
      open={open}
      zIndex={ABOVE_DRAWERS}
      width={640}
      title={record ? 'Changed in the meantime' : 'Deleted in the meantime'}
      mask={{ closable: false }}
      onCancel={() => settle('back')}
      footer={
        <>
          <SafeChoice onClick={() => settle('back')}>Back</SafeChoice>
          <Button onClick={() => settle('theirs')}>
            {record ? 'Discard my changes' : 'Close'}
          </Button>
          {record && (
            <Button type="primary" danger onClick={() => settle('mine')}>
              Overwrite with my changes
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
            at <DateTime at={changedAt} relative />
          </>
        )}
        . Nothing of yours was saved yet.
      </p>
      {changes.length > 0 && <ChangesTable changes={changes} was="When opened" is="Now" />}
    </Modal>
  )
}
