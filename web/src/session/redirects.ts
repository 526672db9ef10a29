import { tellOtherTabs } from './otherTabs'
import { forgetSignedIn, keepChangeNotice, keepSignInNotice, otherWorld } from './signInHint'

const SIGN_IN = '/admin'

/** Another entry of the built app: a navigation of the browser, not of the router. The world stays the same. */
function go(query: Readonly<Record<string, string | undefined>>): void {
  const given = Object.entries({ ...query, world: otherWorld() })
  const params = given.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  location.replace(params.length > 0 ? `${SIGN_IN}?${params.join('&')}` : SIGN_IN)
}

export function goForbidden(): void {
  go({ error: 'forbidden-access' })
}

interface SignInOptions {
  /** Whether to come back here after it. */
  readonly back: boolean
  /** What the sign-in page says, once. */
  readonly notice?: string | undefined
}

/** To the sign-in page, as the session has ended. */
export function goSignIn({ back, notice }: SignInOptions): void {
  forgetSignedIn()
  tellOtherTabs()
  if (notice) keepSignInNotice(notice)
  go({ next: back ? location.pathname + location.search : undefined })
}

/** To the console's start, for whoever is signed in by now: nothing is kept of the page, its address included. */
export function beginAnew(): void {
  keepChangeNotice()
  location.replace('/')
}
