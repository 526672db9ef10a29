import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { api, type DomainsV2ApiArg, type DomainV2 } from '@/api/gen/domains_v2/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { useToasts } from '@/kit/dialog/toasts'
import type { Column } from '@/kit/list/columns'
import { csvText, saveText } from '@/kit/list/csv'

interface ExportDomainsProps {
  readonly query: DomainsV2ApiArg
  readonly columns: readonly Column<DomainV2>[]
}

/** Everything that the filters find, in one call: page 0 and limit 0. */
export function ExportDomains({ query, columns }: ExportDomainsProps) {
  const dispatch = useDispatch()
  const toasts = useToasts()
  const [running, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    const call = api.endpoints.domainsV2.initiate(
      { ...query, page: 0, limit: 0 },
      { subscribe: false, forceRefetch: true },
    )
    // biome-ignore lint/suspicious/noExplicitAny: the thunk's type is the store's
    const { data, error } = await dispatch(call as any)
    setRunning(false)
    if (error) return toasts.failure(error as ApiError)
    const rows = (data as { readonly data: readonly DomainV2[] }).data
    saveText('domains.csv', csvText(columns, rows))
    toasts.success(`${counted(rows.length, 'rows')} exported.`)
  }
  return (
    <Button icon={<DownloadOutlined />} loading={running} onClick={run}>
      CSV export
    </Button>
  )
}
