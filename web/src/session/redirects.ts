import { tellOtherTabs } from './otherTabs'
import { forgetSignedIn, keepChangeNotice, keepSignInNotice, otherWorld } from './signInHint'

const SIGN_IN = '/admin'

/** The world stays the same. */
function addressWith(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries({ ...query, world: otherWorld() })
  const params = given.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return params.length > 0 ? `${SIGN_IN}?${params.join('&')}` : SIGN_IN
}

/** Another entry of the built app: a navigation of the browser, not of the router. */
const go = (query: Readonly<Record<string, string | undefined>>): void =>
  location.replace(addressWith(query))

/** Where the reason stands: within the frame for whoever is signed in, by the router. */
export const forbiddenAddress = (): string => addressWith({ error: 'forbidden-access' })

/** To the same for whoever was signed out by it. */
export const goForbidden = (): void => location.replace(forbiddenAddress())

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
