/** Where the help site stands; null where there is none. The BFF writes it into the page. */
export function helpSite(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="help-url"]')?.content ?? ''
  return /^https?:\/\//.test(address) ? address : null
}

/** The help site's page about `slug`, at the part that is about it where it tells of more. */
export function helpPage(site: string, slug: string): string {
  const page = new URL(encodeURIComponent(slug), site.endsWith('/') ? site : `${site}/`)
  page.hash = slug
  return page.href
}
