import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { TransactionPage } from '@/api/gen/shared/types'
import type { api, TransactionsListApiArg } from '@/api/gen/transactions/endpoints'

/** A page of transactions as lists take one. */
export const asPage = ({ transactions, ...rest }: TransactionPage) => ({
  ...rest,
  items: transactions,
})

type Endpoint = Pick<typeof api.endpoints.transactionsList, 'initiate'>
type Initiate = typeof api.endpoints.transactionsList.initiate
type Options = Parameters<Initiate>[1]

/** A list's call, its pages as an export takes them. */
export const exportOf = (endpoint: { readonly initiate: (...args: never[]) => unknown }) => ({
  initiate: (arg: TransactionsListApiArg, options: Options) => {
    const { initiate } = endpoint as unknown as Endpoint
    return async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
      const { data, error } = await dispatch(initiate(arg, options))
      return { data: data && asPage(data), error }
    }
  },
})
