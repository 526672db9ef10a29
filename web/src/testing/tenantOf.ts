import type { Page } from '@/session/page'

/** What the address of a page says of its operator: content always belongs to one, or to CMS DEFAULT. */
export const tenantOf = ({ isCms }: Page): string => (isCms ? 'opId=aurora&' : '')
