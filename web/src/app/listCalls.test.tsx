import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { permissionValues, roleValues } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import { mayOpen, type Page } from '@/session/page'
import { answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { Composition } from './composition/Composition'
import { pages } from './routes'

const ROWS = 6
const permissions = [...permissionValues]
const USERS: readonly Partial<Me>[] = roleValues.flatMap((role) => [
  { role, permissions },
  { role, permissions, opId: 'aurora-north', parentOpId: 'aurora' },
])

const lists = pages.flatMap((page) =>
  Object.entries(page.lists ?? {}).map(([id, query]) => [id, page, query] as const),
)

/** How often each call was made until the page was drawn and asked no more. */
async function callsOf(page: Page, query: string): Promise<ReadonlyMap<string, number>> {
  const calls = new Map<string, number>()
  answering(({ method, url }) => {
    const { call, body } = sampleAnswer(method, url, ROWS)
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
  renderInApp(ui, { at: `${page.path}?${query}`, ...(user && { user }) })
  const drawn = () => expect(document.querySelector('tr[data-row-key]')).not.toBeNull()
  await waitFor(drawn, { timeout: 10_000 })
  await new Promise((done) => setTimeout(done, 100))
  return calls
}

test.each(lists)('the list %s makes no call per row', async (_, page, query) => {
  const calls = await callsOf(page, query)
  expect(calls.size).toBeGreaterThan(0)
  expect([...calls].filter(([, times]) => times >= ROWS)).toEqual([])
})
