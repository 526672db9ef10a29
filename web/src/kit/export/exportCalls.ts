import type { ApiError } from '@/api/answer'
import { fetchParts } from '@/api/download'
import { api } from '@/api/gen/exports/endpoints'
import { operations } from '@/api/gen/exports/meta'
import { write } from '@/api/write'
import { saveText } from '../list/csv'
import type { ExportCalls } from './exportRun'

const pathOf = (exportId: string): string =>
  operations.exportDownload.path.replace('{exportId}', encodeURIComponent(exportId))

/** Has the browser download a path as a file. */
function download(path: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = fileName
  link.click()
}

type Answered = Promise<{ readonly data?: unknown; readonly error?: unknown }>

/** The platform's calls of an export. */
export function exportCalls(
  // biome-ignore lint/suspicious/noExplicitAny: a thunk of the store
  dispatch: (thunk: any) => Answered,
  onEnd: ExportCalls['onEnd'],
): ExportCalls {
  const { exportCreate, exportCancel, exportState } = api.endpoints
  return {
    begin: (exportForm) => write(dispatch, exportCreate, { exportForm }),
    cancel: (exportId) => write(dispatch, exportCancel, { exportId }),
    look: async (exportId) => {
      const how = { subscribe: false, forceRefetch: true }
      const { data, error } = await dispatch(exportState.initiate({ exportId }, how))
      if (error) return (error as ApiError).kind === 'notFound' ? 'gone' : null
      return data as Awaited<ReturnType<ExportCalls['look']>>
    },
    stream: async (exportId, target, signal) => {
      for await (const part of fetchParts(pathOf(exportId), signal)) await target.write(part)
    },
    follow: (exportId, fileName) => download(pathOf(exportId), fileName),
    save: saveText,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onEnd,
  }
}
