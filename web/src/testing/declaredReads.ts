import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { readsAt } from '@/app/firstReads'
import type { makeStore } from '@/app/store'
import type { Page } from '@/session/page'
import type { Reads, Visit } from '@/session/reads'

/** Pages that ask for nothing before they are drawn, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  '/whats-new': 'its notes stand in its code',
  '/settings/notifications': 'the frame asks for them, for its bell',
  '/user/access': 'it explains the session, which is there',
  '/support/:brandId/:id': 'a ticket is read anew whenever it is opened',
}

interface Drawn {
  readonly store: ReturnType<typeof makeStore>
  readonly me: Visit['user']
}

/** What is wrong with the reads that a page declares, once it is drawn: it has none, or asked for something else. */
export function faultsOfReads(
  { store, me }: Drawn,
  page: Page,
  reads: Reads,
  address: string,
): readonly string[] {
  const { pathname, search } = new URL(address, 'http://console.test')
  const declaredAt = (query: string) => readsAt(page, reads, me, { pathname, search: query })
  const declared = declaredAt(search)
  // Some ask for nothing before an operator is chosen.
  const hasSome = declared.length > 0 || declaredAt('?opId=aurora').length > 0
  const isBare = new URLSearchParams(search).size === 0
  if (isBare && hasSome === page.path in WITHOUT)
    return [`it declares ${hasSome ? 'some' : 'none'}`]
  const asked = Object.keys(store.getState().api.queries)
  const keys = declared.map(({ endpoint, arg }) =>
    defaultSerializeQueryArgs({
      endpointName: endpoint,
      queryArgs: arg,
      endpointDefinition: undefined as never,
    }),
  )
  return keys.filter((key) => !asked.includes(key)).map((key) => `it did not ask for ${key}`)
}
