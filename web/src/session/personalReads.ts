import type { FilterKinds, ListSpec } from '@/kit/list/listSpec'
import type { ListQuery } from '@/kit/list/openedList'
import { personalOnOpening } from '@/kit/list/usePersonalList'
import { type Endpoint, type Reads, read, type Visit } from './reads'

/** The first page of a list whose filters by personal data are kept for the tab. */
export const personalReads =
  <const K extends FilterKinds, Arg>(
    spec: ListSpec<K>,
    endpoint: Endpoint<Arg>,
    toArg: (query: ListQuery<K>, visit: Visit) => NoInfer<Arg>,
  ): Reads =>
  (visit) => {
    const query = personalOnOpening(spec, visit.user.userCode, visit)
    return query ? [read(endpoint, toArg(query, visit))] : []
  }
