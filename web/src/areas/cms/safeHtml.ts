import DOMPurify from 'dompurify'
import { assetUrl } from '@/areas/media'
import { isSafeLink } from './links'

const TAGS = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['blockquote', 'hr', 'img'],
]
const OTHER_NAMES = ['b', 'i', 'del', 'strike', 'div']
const ATTRIBUTES = ['href', 'src', 'alt', 'dir']

const TAG = /<[^>]+>/g
const REPORTED = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/** The browser reports styles and handlers as it reads them, though nothing runs: they go before. What is left of them,
 * DOMPurify takes. */
const quieted = (body: string): string => body.replace(TAG, (tag) => tag.replace(REPORTED, ''))

/** A body with nothing but what bodies may hold. */
function clean(body: string, more: readonly string[] = []): DocumentFragment {
  const fragment = DOMPurify.sanitize(quieted(body), {
    ALLOWED_TAGS: [...TAGS, ...more],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) {
    if (!isSafeLink(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  }
  for (const image of fragment.querySelectorAll('img')) {
    if (!/^\/(?!\/)/.test(image.getAttribute('src') ?? '')) image.remove()
  }
  return fragment
}

function htmlOf(fragment: DocumentFragment): string {
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

/** The same as HTML, its images by their paths. */
export const cleanHtml = (body: string): string => htmlOf(clean(body))

/** What is pasted, with the names that other editors have for the same: the editor knows them. */
export const cleanPaste = (html: string): string => htmlOf(clean(html, OTHER_NAMES))

/** The same with its images from where images stand, to be shown. */
export function safeHtml(body: string): string {
  const fragment = clean(body)
  for (const image of fragment.querySelectorAll('img')) {
    const url = assetUrl(image.getAttribute('src') ?? '')
    if (url) image.setAttribute('src', url)
    else image.remove()
  }
  return htmlOf(fragment)
}
