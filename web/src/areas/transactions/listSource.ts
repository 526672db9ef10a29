import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api, type TransactionPage, type TransactionsListApiArg } from '@/api/gen/endpoints'

/** A page of transactions as lists take one. */
export const asPage = ({ transactions, ...rest }: TransactionPage) => ({
  ...rest,
  items: transactions,
})

type Endpoint = Pick<typeof api.endpoints.transactionsList, 'initiate'>
type Initiate = typeof api.endpoints.transactionsList.initiate
type Options = Parameters<Initiate>[1]

/** A list's call, its pages as an export takes them. */
export const exportOf = (
  name:
    | 'transactionsList'
    | 'transactionsProfit'
    | 'depositsList'
    | 'withdrawalsList'
    | 'cashbackList'
    | 'cashbackPending',
) => ({
  initiate: (arg: TransactionsListApiArg, options: Options) => {
    const { initiate } = api.endpoints[name] as unknown as Endpoint
    return async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
      const { data, error } = await dispatch(initiate(arg, options))
      return { data: data && asPage(data), error }
    }
  },
})
