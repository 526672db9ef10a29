import type { FilterKinds, ListSpec } from '@/kit/list/listSpec'
import { askedOnOpening, type ListQuery } from '@/kit/list/openedList'
import { type Endpoint, type Reads, read, type Visit } from './reads'

/** The first page of a list; `toArg` makes the call's argument of its filters, order and page. */
export const listReads =
  <const K extends FilterKinds, Arg>(
    spec: ListSpec<K>,
    endpoint: Endpoint<Arg>,
    toArg: (query: ListQuery<K>, visit: Visit) => NoInfer<Arg>,
  ): Reads =>
  (visit) => [read(endpoint, toArg(askedOnOpening(spec, visit.user.userCode, visit), visit))]
