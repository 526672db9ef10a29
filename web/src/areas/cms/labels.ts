import type { ContentSource, ContentState } from '@/api/gen/cms/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const states: Readonly<Record<ContentState, StatusLabel>> = {
  LIVE: { tone: 'good', label: 'Live' },
  SCHEDULED: { tone: 'waiting', label: 'Scheduled' },
  ENDED: { tone: 'ended', label: 'Ended' },
  DISABLED: { tone: 'ended', label: 'Disabled' },
}

export const sources: Readonly<Record<ContentSource, string>> = {
  own: 'Own',
  parent: 'Operator',
  default: 'CMS DEFAULT',
}

/** What the key of a page or post is called: it stands in its address on the site. */
export const SLUG = 'Slug'

/** Whose the text is; a source that this console does not know stays as it is. */
export const sourceText = (source: ContentSource): string => sources[source] ?? source

/** The same at the head of a sentence, of what is inherited. */
export const inheritedText = (source: ContentSource): string =>
  source === 'parent' ? 'From the operator' : `From ${sourceText(source)}`

/** What editing an inherited item does. */
export const COPIES =
  'Saving makes an own copy; the inherited one stays as it is. Delete the copy and the inherited one is shown again.'

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
