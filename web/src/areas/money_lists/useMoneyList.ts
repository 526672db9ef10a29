import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { TransactionPage } from '@/api/gen/shared/types'
import type { api, TransactionsListApiArg } from '@/api/gen/transactions/endpoints'
import type { ListSource } from '@/kit/list/fetchAllRows'
import type { FilterKinds, ListSpec } from '@/kit/list/listSpec'
import { type ListState, useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { type Endpoint as Named, type Reads, withGlobals } from '@/session/reads'

/** A list's state, and the query of its call; what is `fixed` no filter changes. */
export function useMoneyList<const K extends FilterKinds, Fixed extends object = object>(
  spec: ListSpec<K>,
  fixed?: Fixed,
) {
  const list = useListState(spec)
  const sought: ListState<K>['query'] & ReturnType<typeof useGlobalFilters> = {
    ...list.query,
    ...useGlobalFilters(),
  }
  return { list, query: { ...sought, ...(fixed as Fixed) } }
}

/** What a list's page asks for first: what `useMoneyList` makes of the address it is opened by. */
export const moneyReads = <const K extends FilterKinds, Arg>(
  spec: ListSpec<K>,
  endpoint: Named<Arg>,
  fixed?: object,
): Reads =>
  listReads(spec, endpoint, (query, visit) => ({ ...withGlobals(query, visit), ...fixed }) as Arg)

/** A page of transactions as lists take one. */
export const asPage = ({ transactions, ...rest }: TransactionPage) => ({
  ...rest,
  items: transactions,
})

type Endpoint = Pick<typeof api.endpoints.transactionsList, 'initiate'>
type Options = Parameters<Endpoint['initiate']>[1]

/** All that a query finds, its pages as an export takes them. */
export const moneySource = (
  endpoint: { readonly name: string; readonly initiate: (...args: never[]) => unknown },
  arg: object,
): ListSource => ({
  arg,
  endpoint: {
    name: endpoint.name,
    initiate: (page: TransactionsListApiArg, options: Options) => {
      const { initiate } = endpoint as unknown as Endpoint
      return async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
        const { data, error } = await dispatch(initiate(page, options))
        return { data: data && asPage(data), error }
      }
    },
  },
})
