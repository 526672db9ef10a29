import { Button, Progress } from 'antd'
import { type BulkRun, isRunning, summary, tally } from './bulkRun'
import { useBulkRunner } from './bulkRunContext'
import './bulk.css'

const PERCENT = 100

/** The run that goes on behind the pages, or its report: the way back to it. */
export function BulkRunButton({ run }: { readonly run: BulkRun }) {
  const { show } = useBulkRunner()
  const { all, left, done } = tally(run)
  const through = all - left
  const running = isRunning(run)
  const name = running ? `${run.label}: ${through} of ${all}` : `${run.label}: ${summary(run)}`
  return (
    <Button type="text" className="bulk-button" aria-label={name} title={name} onClick={show}>
      <Progress
        type="circle"
        size={18}
        aria-hidden
        showInfo={false}
        percent={Math.floor((through / all) * PERCENT)}
        {...(left === 0 && done < all && { strokeColor: 'var(--ant-color-warning)' })}
      />
      <b>{running ? `${through} / ${all}` : 'Report'}</b>
    </Button>
  )
}
