import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { emptyApi } from '@/api/base'
import { api } from '@/api/gen/general/endpoints'
import { withoutHiddenRates } from '@/areas/wallet/hiddenRates'

/**
 * A store of its own for the console, and for each test. It holds answers, which came as JSON: to look through all of
 * them after each action, as a development build would, takes longer than the action; surfaces do it.
 */
export function makeStore(...own: readonly Middleware[]) {
  api.enhanceEndpoints({ endpoints: { rates: { transformResponse: withoutHiddenRates } } })
  const store = configureStore({
    reducer: { [emptyApi.reducerPath]: emptyApi.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false }).concat(emptyApi.middleware, ...own),
  })
  setupListeners(store.dispatch)
  return store
}

export type AppDispatch = ReturnType<typeof makeStore>['dispatch']
