import { tellOtherTabs } from './otherTabs'

const SIGNED_IN = 'pitboss.signedIn'
const WORLD = 'pitboss.world'
const NOTICE = 'pitboss.signInNotice'
const CHANGED = 'pitboss.sessionChanged'

/** Whether somebody was signed in last, as far as this browser knows: the session's cookie is out of a script's sight. */
export function wasSignedIn(): boolean | undefined {
  const kept = localStorage.getItem(SIGNED_IN)
  return kept === null ? undefined : kept === 'true'
}

export const rememberSignedIn = (): void => localStorage.setItem(SIGNED_IN, 'true')

/** The console said that nobody is. */
export const forgetSignedIn = (): void => localStorage.setItem(SIGNED_IN, 'false')

/** Which world of a simulated platform the session is of, so that it is renewed there. */
export const worldOfSession = (): string | undefined => localStorage.getItem(WORLD) ?? undefined

/** The same where it is not the usual world: then its name stands on screen and in the address. */
export function otherWorld(): string | undefined {
  const world = worldOfSession()
  return world === 'default' ? undefined : world
}

function rememberWorld(world: string | undefined): void {
  if (world) localStorage.setItem(WORLD, world)
  else localStorage.removeItem(WORLD)
}

/** A sign-in went well: this browser knows it, and its other tabs look who is signed in. */
export function noteSignIn(world: string | undefined): void {
  rememberSignedIn()
  rememberWorld(world)
  tellOtherTabs()
}

export const keepSignInNotice = (notice: string): void => sessionStorage.setItem(NOTICE, notice)

/** What the page that led to the sign-in page had to say; said once. */
export function takeSignInNotice(): string | null {
  const notice = sessionStorage.getItem(NOTICE)
  sessionStorage.removeItem(NOTICE)
  return notice
}

/** The page begins anew since another user is signed in by now. */
export const keepChangeNotice = (): void => sessionStorage.setItem(CHANGED, 'true')

/** Whether it did; said once. */
export function takeChangeNotice(): boolean {
  const isKept = sessionStorage.getItem(CHANGED) !== null
  sessionStorage.removeItem(CHANGED)
  return isKept
}
