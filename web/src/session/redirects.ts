import { forgetSignedIn } from './signInHint'

const SIGN_IN = '/admin'

/** Another entry of the built app: a navigation of the browser, not of the router. */
export function goForbidden(): void {
  location.replace(`${SIGN_IN}?error=forbidden-access`)
}

/** To the sign-in page; `back` says whether to come back here after it. */
export function goSignIn({ back }: { back: boolean }): void {
  forgetSignedIn()
  const next = back ? `?next=${encodeURIComponent(location.pathname + location.search)}` : ''
  location.replace(`${SIGN_IN}${next}`)
}
