/** Where the images of content stand; null where the console was not told. The BFF writes it into the page. */
function assetsAddress(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="assets-url"]')?.content ?? ''
  return /^https?:\/\//.test(address) ? address : null
}

/** The address of the image at `path`; null where it has none that is safe to show. */
export function assetUrl(path: string): string | null {
  const assets = assetsAddress()
  return assets && /^\/(?!\/)/.test(path) ? `${assets}${path}` : null
}
