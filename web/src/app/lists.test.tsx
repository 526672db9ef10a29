import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { permissionValues, roleValues } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import { mayOpen, type Page } from '@/session/page'
import { answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sampleAnswer, UNKNOWN_VALUE } from '@/testing/sampleAnswers'
import { Composition } from './composition/Composition'
import { pages } from './routes'
import { PageBoundary } from './shell/PageBoundary'

const ROWS = 6
const permissions = [...permissionValues]
const USERS: readonly Partial<Me>[] = roleValues.flatMap((role) => [
  { role, permissions },
  { role, permissions, opId: 'aurora-north', parentOpId: 'aurora' },
])

/** Lists of records that have nothing to choose among, or not before they are opened. */
const WITHOUT_CHOICES = new Set([
  'players.players',
  'players.balances',
  'wallet.rates',
  'cf_accounts.v1',
  'cf_accounts.v2',
  'afd.profiles',
  'dev_dns.records',
  'auth0.organizations',
])

const lists = pages.flatMap((page) =>
  Object.entries(page.lists ?? {}).map(([id, query]) => [id, page, query] as const),
)

/** Draws a list's page before a platform that answers as the contract says, or deviates from it. */
async function drawn(page: Page, query: string, isDeviating = false) {
  const calls = new Map<string, number>()
  answering(({ method, url }) => {
    const { call, body } = sampleAnswer(method, url, ROWS, isDeviating)
    calls.set(call, (calls.get(call) ?? 0) + 1)
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const { Page: Content } = await page.load()
  const user = USERS.find((each) => mayOpen(page, each as Me))
  const ui = (
    <Composition>
      <Content />
    </Composition>
  )
  const app = renderInApp(<PageBoundary>{ui}</PageBoundary>, {
    at: `${page.path}?${query}`,
    ...(user && { user }),
  })
  const hasRows = () => expect(document.querySelector('tr[data-row-key]')).not.toBeNull()
  await waitFor(hasRows, { timeout: 10_000 })
  await settled()
  return { calls, user: app.user }
}

const settled = () => new Promise((done) => setTimeout(done, 100))

test.each(lists)('the list %s makes no call per row', async (_, page, query) => {
  const { calls } = await drawn(page, query)
  expect(calls.size).toBeGreaterThan(0)
  expect([...calls].filter(([, times]) => times >= ROWS)).toEqual([])
})

async function openFirstRecord(user: UserEvent) {
  const link = document.querySelector<HTMLElement>('[data-row-link]')
  if (link) await user.click(link)
  await settled()
}

test.each(lists)('the list %s survives what is absent and unknown', async (id, page, query) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await drawn(page, query, true)
  await openFirstRecord(user)
  expect(document.body.textContent).not.toContain('This page stopped working')
  const isShown = document.body.textContent?.toUpperCase().includes(UNKNOWN_VALUE)
  expect(isShown).toBe(!WITHOUT_CHOICES.has(id))
})
