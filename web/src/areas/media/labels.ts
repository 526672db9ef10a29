import type { MediaItem } from '@/api/gen/media/endpoints'
import type { MediaSource, MediaTarget } from '@/api/gen/media/enums'
import { joined } from '@/kit/display/None'
import { readList } from '@/kit/display/readValue'
import { fileSize } from '@/kit/upload/files'

export const sources: Readonly<Record<MediaSource, string>> = {
  own: 'Own',
  parent: 'Operator',
  default: 'CMS DEFAULT',
}

export const targets: Readonly<Record<MediaTarget, string>> = {
  banner: 'Banner',
  card: 'Card',
  modal: 'Modal',
  slide: 'Slide',
  page: 'Page',
  blog: 'Blog',
  game: 'Game',
  other: 'Other',
}

export const nameOf = ({ name }: Pick<MediaItem, 'name'>): string => `image ${name}`

/** `1200 × 400 · 48 KB`; null where any of it cannot be read. */
export function sizeOf(item: Pick<MediaItem, 'width' | 'height' | 'size'>): string | null {
  const { width, height, size } = item
  if (![width, height, size].every(Number.isFinite)) return null
  return `${width} × ${height} · ${fileSize(size)}`
}

/** `2 places`; what is used is never deleted. */
export function usesOf({ useCount }: Pick<MediaItem, 'useCount'>): string | null {
  if (!Number.isFinite(useCount)) return null
  return useCount === 0 ? 'Unused' : useCount === 1 ? '1 place' : `${useCount} places`
}

export const tagsOf = ({ tags }: Pick<MediaItem, 'tags'>): string => joined(readList(tags), ', ')

/** The tags of a text, apart by commas or blanks. */
export const tagsIn = (text: string | undefined): string[] =>
  (text ?? '').split(/[,\s]+/).filter((tag) => tag !== '')

/** Why an image is not changed here; null where it may be. */
export const inheritedReason = ({ source, opTitle }: MediaItem): string | null =>
  source === 'own' ? null : `It belongs to ${opTitle}.`
