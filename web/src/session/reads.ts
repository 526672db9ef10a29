import type { Me } from '@/api/gen/shared/types'
import { globalFilters, tenantFilters } from './operator'

/** Who goes to a page, and by which address. */
export interface Visit {
  readonly user: Me
  readonly pathname: string
  readonly search: string
  /** What the page's path has room for, such as a `playerCode`. */
  readonly params: Readonly<Record<string, string>>
}

/** A call's endpoint by its name, and its argument. */
export interface FirstRead {
  readonly endpoint: string
  readonly arg: unknown
}

/**
 * What a page asks for first, just as its hooks ask for it: it is asked for as soon as one is about to go there. A list
 * is asked for by the filters of the address, or as this user left it.
 */
export type Reads = (visit: Visit) => readonly FirstRead[]

export interface Endpoint<Arg> {
  readonly name: string
  readonly initiate: (arg: Arg, options?: never) => unknown
}

export const read = <Arg>({ name }: Endpoint<Arg>, arg: Arg): FirstRead => ({
  endpoint: name,
  arg,
})

/** For a page that asks for nothing by itself. */
export const nothing: Reads = () => []

/** Of several at once. */
export const together =
  (...some: readonly Reads[]): Reads =>
  (visit) =>
    some.flatMap((each) => each(visit))

/** With what the top bar chooses: operator, brands and test players. */
export const withGlobals = <Query>(query: Query, { search }: Visit) => ({
  ...query,
  ...globalFilters(new URLSearchParams(search)),
})

/** Of lists that know no test players. */
export const withTenants = <Query>(query: Query, { search }: Visit) => ({
  ...query,
  ...tenantFilters(new URLSearchParams(search)),
})

/** Of lists that are one operator's. */
export const withOperator = <Query>(query: Query, visit: Visit) => {
  const opId = chosenOperator(visit)
  return { ...query, ...(opId && { opId }) }
}

/** The operator chosen in the top bar. */
export const chosenOperator = ({ search }: Visit): string | undefined =>
  new URLSearchParams(search).get('opId') || undefined

/** The record whose key stands in the path. */
export const recordReads =
  <Name extends string, Arg>(
    endpoint: Endpoint<Arg>,
    name: Name,
    toArg: (key: Readonly<Record<Name, string>>) => NoInfer<Arg>,
  ): Reads =>
  ({ params }) => {
    const value = params[name]
    return value ? [read(endpoint, toArg({ [name]: value } as Record<Name, string>))] : []
  }
