import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useExportRun, useExports } from './exportContext'
import { isUnderWay, progressOf } from './exportState'

/** The export that goes on behind the pages: the way to its progress, and to cancelling it. */
export function ExportRunButton() {
  const run = useExportRun()
  const { show } = useExports()
  if (!isUnderWay(run)) return null
  const name = `Export ${run.fileName}: ${progressOf(run)}`
  return (
    <Button type="text" icon={<DownloadOutlined />} aria-label={name} title={name} onClick={show}>
      {progressOf(run)}
    </Button>
  )
}
