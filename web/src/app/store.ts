import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { enhance } from '@/api/enhance'
import { api } from '@/api/gen/endpoints'
import { withoutHiddenRates } from '@/areas/wallet/hiddenRates'

/** A store of its own for the console, and for each test. */
export function makeStore() {
  enhance()
  api.enhanceEndpoints({ endpoints: { rates: { transformResponse: withoutHiddenRates } } })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  setupListeners(store.dispatch)
  return store
}
