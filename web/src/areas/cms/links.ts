import { SAFE_LINK } from '@/api/gen/cms/constants'

const PATTERN = new RegExp(`^(?:${SAFE_LINK})$`)

/** An https address or a path of the site, as the contract says it. */
export const isSafeLink = (href: string): boolean => PATTERN.test(href)
