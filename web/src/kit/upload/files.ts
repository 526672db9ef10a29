import type { UploadMeta } from '@/api/gen/meta'
import { FILE_FORMAT } from '@/api/gen/shared/constants'
import type { FieldRule } from '@/api/rules'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE
const NAMES: Readonly<Record<string, string>> = { 'image/webp': 'WebP', 'image/svg+xml': 'SVG' }

export const EMPTY = 'The file is empty.'

/** `1.9 MB`: as the platform counts what is allowed, rounded up. */
export const fileSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.ceil(bytes / KILOBYTE)} KB`
    : `${Math.ceil((10 * bytes) / MEGABYTE) / 10} MB`

const nameOf = (type: string): string => NAMES[type] ?? type.replace(/^.*\//, '').toUpperCase()

/** `JPEG, PNG or WebP, up to 2 MB` */
export function limitsOf({ types, mostBytes }: Pick<UploadMeta, 'types' | 'mostBytes'>): string {
  const names = types.map(nameOf)
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names[0]
  return `${listed}, up to ${fileSize(mostBytes)}`
}

/** Why a file would be refused, as far as it shows from outside; the platform looks into it. */
export function problemOf(file: File, upload: UploadMeta): string | null {
  if (file.size > upload.mostBytes) return upload.tooLarge
  if (file.size === 0) return EMPTY
  return upload.types.includes(file.type) ? null : FILE_FORMAT
}

export const fileRule = (upload: UploadMeta): FieldRule => ({
  validator: async (_rule, files: readonly File[] | undefined) => {
    const problem = files?.map((file) => problemOf(file, upload)).find((found) => found !== null)
    if (problem) throw new Error(problem)
  },
})
