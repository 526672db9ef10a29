import { Button, Modal } from 'antd'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { ChangesTable } from '../display/ChangesTable'
import { changesOf } from '../display/changes'
import { DateTime } from '../display/DateTime'
import { Name } from '../display/Name'
import { SafeChoice } from './SafeChoice'
import type { Difference, StaleAnswer, StaleChoice } from './stale'

interface StaleDialogProps {
  readonly answer: StaleAnswer
  readonly listed: object | undefined
  /** What the user's form changed, where there is one. */
  readonly mine?: readonly Difference[] | undefined
  readonly open: boolean
  readonly settle: (choice: StaleChoice) => void
}

/** What changed under the user's hands; of a record that is gone there is nothing to go back to. */
export function StaleDialog({ answer, listed, mine, open, settle }: StaleDialogProps) {
  const { record, changedBy, changedAt } = answer
  const who = changedBy?.nickname ?? 'Someone else'
  const leave = () => settle(record ? 'back' : 'theirs')
  return (
    <Modal
      open={open}
      zIndex={ABOVE_DRAWERS}
      width={mine ? 760 : 640}
      title={record ? 'Changed in the meantime' : 'Deleted in the meantime'}
      mask={{ closable: false }}
      onCancel={leave}
      footer={
        <>
          <SafeChoice onClick={leave}>{record ? 'Back' : 'Close'}</SafeChoice>
          {record && <Button onClick={() => settle('theirs')}>Discard my changes</Button>}
          {record && (
            <Button type="primary" danger onClick={() => settle('mine')}>
              Overwrite with my changes
            </Button>
          )}
        </>
      }
    >
      <p>
        <Name text={who} /> {record ? 'changed' : 'deleted'} this record
        {changedAt && (
          <>
            {' '}
            at <DateTime at={changedAt} relative />
          </>
        )}
        . Nothing of yours was saved{record ? ' yet' : ''}.
      </p>
      {record && <Compared record={record} listed={listed} mine={mine} />}
    </Modal>
  )
}

type ComparedProps = Pick<StaleDialogProps, 'listed' | 'mine'> & { readonly record: object }

function Compared({ record, listed, mine = [] }: ComparedProps) {
  if (mine.length > 0) return <DifferencesTable differences={mine} />
  const changes = listed ? changesOf(listed, record) : []
  return changes.length > 0 ? <ChangesTable changes={changes} was="When opened" is="Now" /> : null
}

function DifferencesTable({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <table className="kit-changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">When opened</th>
          <th scope="col">Now</th>
          <th scope="col">Yours</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, was, theirs, yours }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td dir="auto">{was}</td>
            <td dir="auto">{theirs}</td>
            <td dir="auto">{yours ?? 'Unchanged: stays as now'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
