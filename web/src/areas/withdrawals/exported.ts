import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api, type WithdrawalsListApiArg } from '@/api/gen/endpoints'

type Options = { subscribe?: boolean; forceRefetch?: boolean }

/** The list of withdrawals as an export reads every list: its rows as `items`. */
export const exported = {
  initiate:
    (arg: WithdrawalsListApiArg, options?: Options) =>
    async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
      const { data, error } = await dispatch(api.endpoints.withdrawalsList.initiate(arg, options))
      return { error, data: data && { ...data, items: data.transactions } }
    },
}
