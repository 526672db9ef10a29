import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api, type DomainsV2ApiArg, type DomainV2 } from '@/api/gen/domains_v2/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import type { ListSource } from '@/kit/list/fetchAllRows'
import { actionDisabledReason, type DomainActionKey } from './labels'

const act = (
  action: DomainActionKey,
  label: string,
  confirmWord: string,
  description: string,
): BulkAction<DomainV2> => ({
  id: action,
  label,
  permission: 'domains_write',
  description,
  confirmWord,
  disabledReason: (domain) => actionDisabledReason(action, domain),
  write: ({ domainName, opId }) =>
    bulkWrite(api.endpoints.domainV2Act, {
      domainCommand: { domainDetails: { domainName, opId }, action: action },
    }),
})

/** What is done to one domain without harm to another; what takes a domain away is done one by one. */
export const BULK: readonly BulkAction<DomainV2>[] = [
  act(
    'SYNC_CF',
    'Sync domains',
    'sync',
    'Forced: the registrars are checked now, and rules and records are rewritten in the zones.',
  ),
  act(
    'PURGE_CACHE',
    'Purge caches',
    'purge',
    'Cached content of these domains is removed; they may be slower for a while.',
  ),
]

type Initiate = typeof api.endpoints.domainsV2.initiate

/** Everything that the filters find, in one call: page 0 and limit 0. */
export const everyDomain = (query: DomainsV2ApiArg): ListSource => ({
  arg: query,
  endpoint: {
    initiate: (arg: DomainsV2ApiArg, options: Parameters<Initiate>[1]) => {
      const call = api.endpoints.domainsV2.initiate({ ...arg, page: 0, limit: 0 }, options)
      return async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
        // biome-ignore lint/suspicious/noExplicitAny: the thunk's type is the store's
        const { data, error } = await dispatch(call as any)
        const items = (data as { readonly data: readonly DomainV2[] } | undefined)?.data
        return { data: items && { items, remaining: 0 }, error }
      }
    },
  },
})
