import { forgetSignedIn, keepSignInNotice } from './signInHint'

const SIGN_IN = '/admin'

/** Another entry of the built app: a navigation of the browser, not of the router. */
export function goForbidden(): void {
  location.replace(`${SIGN_IN}?error=forbidden-access`)
}

interface SignInOptions {
  /** Whether to come back here after it. */
  readonly back: boolean
  /** What the sign-in page says, once. */
  readonly notice?: string | undefined
}

/** To the sign-in page. */
export function goSignIn({ back, notice }: SignInOptions): void {
  forgetSignedIn()
  if (notice) keepSignInNotice(notice)
  const next = back ? `?next=${encodeURIComponent(location.pathname + location.search)}` : ''
  location.replace(`${SIGN_IN}${next}`)
}
