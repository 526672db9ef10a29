const RELOADED = 'pitboss.reloaded'

/** The script that this page began with; its name has a digest of the whole console. */
const ownScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

export type Availability = 'away' | 'here' | 'replaced'

/** Whether the console can be reached, and whether it is still the one that this page came from. */
export async function availability(): Promise<Availability> {
  const own = ownScript()
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    if (!answer.ok) return 'away'
    const isSame = own === '' || (await answer.text()).includes(new URL(own).pathname)
    return isSame ? 'here' : 'replaced'
  } catch {
    return 'away'
  }
}

/** Loads the page anew, once for each console; whether it does. */
export function reloadOnce(): boolean {
  const own = ownScript()
  try {
    if (sessionStorage.getItem(RELOADED) === own) return false
    sessionStorage.setItem(RELOADED, own)
  } catch {
    return false // It could not be told that it was done before.
  }
  location.reload()
  return true
}
