import type { FieldRule } from './rules'
import type { ArgOf, WriteEndpoint } from './write'

/** What a form needs of a write, as the contracts say it. */
export interface FormMeta<E extends WriteEndpoint, Body extends keyof ArgOf<E>> {
  readonly endpoint: E
  /** The argument that is the write's body. */
  readonly body: Body
  readonly rules: Readonly<Record<string, FieldRule[]>>
}

/* @__NO_SIDE_EFFECTS__ */
export const formOf = <
  Endpoints extends Readonly<Record<Id, WriteEndpoint>>,
  Id extends string & keyof Endpoints,
  const Body extends keyof ArgOf<Endpoints[Id]>,
>(
  endpoints: Endpoints,
  id: Id,
  body: Body,
  rules: Readonly<Record<string, FieldRule[]>>,
): FormMeta<Endpoints[Id], Body> => ({ endpoint: endpoints[id], body, rules })
