const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Where a game runs: by https, or by http on this machine; null where it leads anywhere else. */
export function launchAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
  return isSafe && !url.username && !url.password ? url : null
}

/** The origins whose games are shown in a frame. The BFF writes them into the page. */
function launchOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="launch-origins"]')
  return (meta?.content ?? '').split(' ')
}

/** Whether a game may run in a frame of the page; never from the console's own origin. */
export const isFramed = ({ origin }: URL): boolean =>
  origin !== location.origin && launchOrigins().includes(origin)
