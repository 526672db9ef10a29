import type { Auth0Type } from '@/api/gen/auth0/enums'
import type { FieldRule } from '@/api/rules'

const PATHS: Record<Auth0Type, string> = {
  Origin: '',
  Logout: '/admin',
  Callback: '/api/auth/callback',
}
const URL = /^(https?:\/\/(?:localhost|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?::\d{1,5})?)(\/.*)?$/

export const example = (type: Auth0Type): string => `https://www.example.com${PATHS[type]}`

/** The same host in the form of a type; what is no URL stays as it is. */
export const inForm = (url: string, type: Auth0Type): string => {
  const host = URL.exec(url)?.[1]
  return host === undefined ? url : host + PATHS[type]
}

/** What is wrong with an address of this type; null where nothing is. */
export function formFault(url: string, type: Auth0Type): string | null {
  const found = URL.exec(url)
  if (!found) return 'Enter a full URL, such as https://www.example.com.'
  return (found[2] ?? '') === PATHS[type] ? null : `${type} has the form {host}${PATHS[type]}.`
}

/** The type is asked for as the address is judged: a form draws what was chosen a moment later. */
export const urlRule = (typeNow: () => Auth0Type): FieldRule => ({
  validator: (_rule, url: unknown) => {
    const fault = typeof url === 'string' && url ? formFault(url, typeNow()) : null
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve()
  },
})
