import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useFadingDialog } from '../dialog/useDialog'
import { lazyComponent } from '../lazyComponent'
import type { ExportDialogProps } from './ExportDialog'
import { useExportRun, useExports } from './exportContext'
import type { ExportedList } from './exported'
import { isUnderWay } from './exportState'

const ExportDialog = lazyComponent<ExportDialogProps>(() =>
  import('./ExportDialog').then((code) => code.ExportDialog),
)

/** Writes everything that the filters find into a file, and goes on while the user does. */
export function ExportButton<Row>(props: ExportedList<Row>) {
  const { show } = useExports()
  const run = useExportRun()
  const open = useFadingDialog(ExportDialog)
  const ask = () => open(props as unknown as Omit<ExportDialogProps, 'onClose' | 'open'>)
  return (
    <Button icon={<DownloadOutlined />} onClick={() => (isUnderWay(run) ? show() : ask())}>
      Export
    </Button>
  )
}
