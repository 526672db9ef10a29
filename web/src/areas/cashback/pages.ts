import { api, type CashbackListApiArg, type TransactionPage } from '@/api/gen/endpoints'

/** A page of transactions as lists take one. */
export const asPage = ({ transactions, ...rest }: TransactionPage) => ({
  ...rest,
  items: transactions,
})

type Initiate = typeof api.endpoints.cashbackList.initiate
type Dispatch = (call: ReturnType<Initiate>) => PromiseLike<{
  readonly data?: TransactionPage
  readonly error?: unknown
}>

/** The claims' call, its pages as an export takes them. */
export const exportOf = (endpoint: 'cashbackList' | 'cashbackPending') => ({
  initiate: (arg: CashbackListApiArg, options: Parameters<Initiate>[1]) => {
    const { initiate } = api.endpoints[endpoint] as { readonly initiate: Initiate }
    return async (dispatch: Dispatch) => {
      const { data, error } = await dispatch(initiate(arg, options))
      return { data: data && asPage(data), error }
    }
  },
})
