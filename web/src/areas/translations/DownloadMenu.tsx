import { DownloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { fetchFile } from '@/api/download'
import { operations } from '@/api/gen/translations/meta'
import { MenuButton } from '@/kit/antd/MenuButton'
import { saveFile } from '@/kit/list/csv'
import { useToasts } from '@/kit/toasts'

const TYPES = { JSON: 'application/json', CSV: 'text/csv;charset=utf-8' } as const

type Format = keyof typeof TYPES

/** The whole dictionary as a file, as an import reads it. */
export function DownloadMenu() {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const save = async (format: Format) => {
    setBusy(true)
    try {
      const path = `${operations.translationsExport.path}?format=${format}`
      saveFile(`dictionary.${format.toLowerCase()}`, await fetchFile(path, TYPES[format]))
      toasts.success('Dictionary downloaded.')
    } catch (error) {
      toasts.failure(error as ApiError)
    } finally {
      setBusy(false)
    }
  }
  const items = (['JSON', 'CSV'] as const).map((format) => ({
    key: format,
    label: `Dictionary as ${format}`,
    onClick: () => void save(format),
  }))
  return (
    <MenuButton icon={<DownloadOutlined />} loading={isBusy} popup={{ menu: { items } }}>
      Download all
    </MenuButton>
  )
}
