import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useFadingDialog } from '../dialog/useDialog'
import { lazyComponent } from '../lazyComponent'
import type { Column } from '../list/columns'
import type { ListSource } from '../list/fetchAllRows'
import type { ExportDialogProps } from './ExportDialog'
import { useExportRun, useExports } from './exportContext'
import { isUnderWay } from './exportRun'

export interface Export extends ListSource {
  /** Without its ending. */
  readonly fileName: string
  /** What its button is called. */
  readonly label?: string
}

export interface ExportButtonProps<Row> {
  /** What is listed, in the plural. */
  readonly what: string
  readonly exporting: Export
  /** How many rows the filters find; undefined until that is known. */
  readonly count: number | undefined
  readonly columns: readonly Column<Row>[]
  /** Which of them are chosen at first. */
  readonly shown?: readonly string[]
  /** They are as the specification has them: none is chosen or left out. */
  readonly isFixed?: boolean
}

const ExportDialog = lazyComponent<ExportDialogProps>(() =>
  import('./ExportDialog').then((code) => code.ExportDialog),
)

/** Writes everything that the filters find into a file, and goes on while the user does. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { label = 'Export' } = props.exporting
  const { show } = useExports()
  const run = useExportRun()
  const open = useFadingDialog(ExportDialog)
  const ask = () => open(props as unknown as Omit<ExportDialogProps, 'onClose' | 'open'>)
  return (
    <Button icon={<DownloadOutlined />} onClick={() => (isUnderWay(run) ? show() : ask())}>
      {label}
    </Button>
  )
}
