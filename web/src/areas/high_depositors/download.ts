import { fetchFile as fetchPath, type Progress } from '@/api/download'
import { operations } from '@/api/gen/files/meta'

/** Fetches a list that the platform exported. Throws an ApiError. */
export const fetchFile = (
  fileName: string,
  onProgress: (progress: Progress) => void,
): Promise<Blob> =>
  fetchPath(
    operations.fileDownload.path.replace('{fileName}', encodeURIComponent(fileName)),
    'text/csv;charset=utf-8',
    onProgress,
  )

/** `1.2 MB` */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
