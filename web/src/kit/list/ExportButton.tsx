import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { counted } from '../bulk/bulk'
import { useToasts } from '../toasts'
import type { Column } from './columns'
import { csvText, fetchAllRows, saveText } from './csv'
import { type ListSource, usePageReader } from './fetchAllRows'

export interface Export extends ListSource {
  /** Without its ending. */
  readonly fileName: string
  /** What its button is called. */
  readonly label?: string
}

interface ExportButtonProps<Row> {
  readonly what: Export
  readonly columns: readonly Column<Row>[]
}

/** Writes everything that the filters find into a file, and goes on while the user does. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { what, columns } = props
  const { label = 'Export' } = what
  const toasts = useToasts()
  const fetchPage = usePageReader<Row>(what)
  const [done, setDone] = useState<number | null>(null)
  const run = async () => {
    setDone(0)
    try {
      const rows = await fetchAllRows(fetchPage, (count) => {
        setDone(count)
        return true
      })
      saveText(`${what.fileName}.csv`, csvText(columns, rows))
      toasts.success(`${counted(rows.length, 'rows')} exported.`)
    } catch (error) {
      toasts.failure(error as ApiError)
    } finally {
      setDone(null)
    }
  }
  return (
    <Button icon={<DownloadOutlined />} loading={done !== null} onClick={run}>
      {done ? `${label} · ${done} rows` : label}
    </Button>
  )
}
