import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import type { Progress } from '@/api/download'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { PERCENT } from '@/kit/display/percent'
import { lazyComponent } from '@/kit/lazyComponent'
import { saveFile } from '@/kit/list/csv'
import { useToasts } from '@/kit/toasts'
import { useOperationAccess } from '@/session/operationAccess'
import { fetchFile, sizeText } from './download'

const ExportDialog = lazyComponent(() => import('./ExportDialog').then((code) => code.ExportDialog))

const progressText = ({ bytes, of }: Progress): string =>
  of
    ? `Downloading · ${Math.floor((100 * bytes) / of)}${PERCENT}`
    : `Downloading · ${sizeText(bytes)}`

/** Opens the export, then downloads its file while the user goes on. */
export function HighDepositorsButton() {
  const offers = useOperationAccess()
  const toasts = useToasts()
  const openExport = useDialog(ExportDialog)
  const [progress, setProgress] = useState<Progress | null>(null)
  if (!offers('playersMaxDeposit')) return null
  const download = async (fileName: string) => {
    setProgress({ bytes: 0, of: null })
    try {
      saveFile(fileName, await fetchFile(fileName, setProgress))
    } catch (error) {
      toasts.failure(error as ApiError)
    } finally {
      setProgress(null)
    }
  }
  return (
    <Can permission="players_export">
      <Button
        icon={<DownloadOutlined />}
        loading={progress !== null}
        onClick={() => openExport({ onMade: download })}
      >
        {progress ? progressText(progress) : 'Export high depositors'}
      </Button>
    </Can>
  )
}
