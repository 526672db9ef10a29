import { Button, Modal, Progress } from 'antd'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { grouped } from '../bulk/bulk'
import { type ExportRun, type ExportRunner, isUnderWay } from './exportState'

interface ExportRunDialogProps {
  readonly run: ExportRun
  readonly runner: ExportRunner
  readonly onClose: () => void
}

const PERCENT = 100

function wordsOf({ stage, rows, done, message }: ExportRun): string {
  if (stage === 'done') return `${grouped(done)} rows exported.`
  if (message) return message
  const read = rows === null ? grouped(done) : `${grouped(done)} of ${grouped(rows)}`
  return `${read} rows. It continues when this is hidden.`
}

/** How far an export is, and its end. */
export function ExportRunDialog({ run, runner, onClose }: ExportRunDialogProps) {
  const { rows, done, stage, fileName } = run
  const close = () => {
    onClose()
    if (!isUnderWay(run)) runner.forget()
  }
  return (
    <Modal
      open
      title={`Export ${fileName}`}
      width={550}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        isUnderWay(run) ? (
          <>
            <Button onClick={runner.cancel}>Cancel export</Button>
            <Button type="primary" autoFocus onClick={close}>
              Hide
            </Button>
          </>
        ) : (
          <Button type="primary" autoFocus onClick={close}>
            Close
          </Button>
        )
      }
    >
      <Progress
        percent={rows ? Math.floor((done / rows) * PERCENT) : stage === 'done' ? PERCENT : 0}
        status={stage === 'failed' ? 'exception' : stage === 'done' ? 'success' : 'normal'}
        aria-label={`Progress: ${fileName}`}
      />
      <p role="status">{wordsOf(run)}</p>
    </Modal>
  )
}
