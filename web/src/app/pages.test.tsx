import { expect, test, vi } from 'vitest'
import { permissionValues, roleValues } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import { mayOpen } from '@/session/page'
import { answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { settled } from '@/testing/settled'
import { faultsWithWrongTypes, wronglyTyped } from '@/testing/wrongTypes'
import { Composition } from './composition/Composition'
import { pages } from './routes'
import { PageBoundary } from './shell/PageBoundary'

const permissions = [...permissionValues]
const USERS: readonly Partial<Me>[] = roleValues.flatMap((role) => [
  { role, permissions },
  { role, permissions, opId: 'aurora-north', parentOpId: 'aurora' },
])

/** Lists are drawn by their own test. */
const others = pages.filter(({ lists }) => !lists).map((page) => [page.path, page] as const)

test.each(others)('the page %s survives values of wrong types', async (_, page) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const platform: { round: number | null } = { round: null }
  answering(({ method, url }) => {
    const body =
      platform.round === null
        ? JSON.stringify(sampleAnswer(method, url, 2).body)
        : wronglyTyped(method, url, platform.round)
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  })
  const { Page: Content } = await page.load()
  const user = USERS.find((each) => mayOpen(page, each as Me))
  const { store } = renderInApp(
    <Composition>
      <PageBoundary>
        <Content />
      </PageBoundary>
    </Composition>,
    { at: page.path, ...(user && { user }) },
  )
  await settled(store)
  expect(document.body.textContent).not.toBe('')
  expect(await faultsWithWrongTypes(store, platform)).toEqual([])
})
