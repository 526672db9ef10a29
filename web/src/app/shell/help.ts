/** Where the help site stands; null where there is none. The BFF writes it into the page. */
export function helpSite(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="help-url"]')?.content ?? ''
  return /^https?:\/\//.test(address) ? address : null
}

/** The help site's page about `slug`. */
export const helpPage = (site: string, slug: string): string =>
  new URL(encodeURIComponent(slug), site.endsWith('/') ? site : `${site}/`).href
