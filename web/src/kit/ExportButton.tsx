import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import type { Column } from './columns'
import { csvText, everyRow, type Page, saveText } from './csv'
import { useToasts } from './toasts'

/** A generated endpoint of a list. */
interface ListEndpoint {
  // biome-ignore lint/suspicious/noExplicitAny: stands for the argument of every endpoint
  readonly initiate: (arg: any, options?: { subscribe?: boolean; forceRefetch?: boolean }) => any
}

export interface Export {
  /** Without its ending. */
  readonly fileName: string
  readonly endpoint: ListEndpoint
  /** The list's filters and order; page and limit are the export's own. */
  readonly arg: object
}

interface ExportButtonProps<Row> {
  readonly what: Export
  readonly columns: readonly Column<Row>[]
}

/** Writes everything that the filters find into a file, and goes on while the user does. */
export function ExportButton<Row>({ what, columns }: ExportButtonProps<Row>) {
  const dispatch = useDispatch()
  const toasts = useToasts()
  const [done, setDone] = useState<number | null>(null)
  const fetchPage = async (page: number, limit: number): Promise<Page<Row>> => {
    const call = what.endpoint.initiate(
      { ...what.arg, page, limit },
      { subscribe: false, forceRefetch: true },
    )
    const { data, error } = await dispatch(call)
    if (error) throw error
    return data as Page<Row>
  }
  const run = async () => {
    setDone(0)
    try {
      const rows = await everyRow(fetchPage, setDone)
      saveText(`${what.fileName}.csv`, csvText(columns, rows))
      toasts.success(`${rows.length} rows exported.`)
    } catch (error) {
      toasts.failure(error as ApiError)
    } finally {
      setDone(null)
    }
  }
  return (
    <Button icon={<DownloadOutlined />} loading={done !== null} onClick={run}>
      {done ? `Export · ${done} rows` : 'Export'}
    </Button>
  )
}
