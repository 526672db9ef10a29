import { expect, test, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { answer, answering } from '@/testing/answers'
import type { ApiError } from './answer'
import { staleAfter } from './areaApi'
import { api as authApi } from './gen/auth/endpoints'
import { api as billingV2Api } from './gen/billing_v2/endpoints'
import { operations } from './gen/billing_v2/meta'
import { api as generalApi } from './gen/general/endpoints'
import { api as usersApi } from './gen/users/endpoints'
import { onSignedOut } from './signedOut'

const cards = { cardsRequest: { year: 2026 } }
const failed = (kind: ApiError['kind']) => ({ kind }) as ApiError

test('a write that is done has its reads loaded again', async () => {
  const asked = answering(() => answer({ data: {} }))
  const store = makeStore()
  await store.dispatch(billingV2Api.endpoints.billingV2DashboardCards.initiate(cards))
  await store.dispatch(
    billingV2Api.endpoints.billingV2InvoiceDelete.initiate({ invoiceId: 'i1', opId: 'aurora' }),
  )
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]?.url).toBe('/api/billingV2/dashboard-cards')
})

test.each([
  ['refused', 0],
  ['invalid', 0],
  ['network', 0],
  ['stale', 2],
  ['conflict', 2],
  ['decided', 2],
  ['outcomeUnknown', 2],
] as const)('a write that is %s makes %i tags stale', (kind, tags) => {
  expect(staleAfter(operations.billingV2InvoiceDelete, failed(kind))).toHaveLength(tags)
})

test('who listens hears of a session that ended, but not of a refused sign-in', async () => {
  const heard = vi.fn()
  const stop = onSignedOut(heard)
  answering(() => answer({ http: 401, status: 'UNAUTHENTICATED' }))
  const store = makeStore()
  const credentials = { email: 'a@b.c', password: 'x' }
  await store.dispatch(authApi.endpoints.authLogin.initiate({ credentials }))
  expect(heard).not.toHaveBeenCalled()
  await store.dispatch(generalApi.endpoints.general.initiate())
  expect(heard).toHaveBeenCalledOnce()
  stop()
  await store.dispatch(generalApi.endpoints.rates.initiate())
  expect(heard).toHaveBeenCalledOnce()
})

test('polls say that they are', async () => {
  window.dispatchEvent(new Event('pointerdown')) // What is read while nobody acts says so, too.
  const asked = answering(() => answer({ data: {} }))
  const store = makeStore()
  await store.dispatch(usersApi.endpoints.usersMeCheck.initiate())
  await store.dispatch(generalApi.endpoints.general.initiate())
  expect(asked.map(({ headers }) => headers.get('X-Background'))).toEqual(['1', null])
})
