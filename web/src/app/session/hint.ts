const KEY = 'pitboss.signedIn'

/** Whether this browser signed in last: the session's cookie is out of a script's sight. */
export const wasSignedIn = (): boolean => localStorage.getItem(KEY) !== null
export const rememberSignedIn = (): void => localStorage.setItem(KEY, '1')
export const forgetSignedIn = (): void => localStorage.removeItem(KEY)
