import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { permissionValues, roleValues } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import { mayOpen } from '@/session/page'
import { answering } from '@/testing/answers'
import { faultsOfReads } from '@/testing/declaredReads'
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

/** A page of one record is drawn as the first record's. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1')

test.each(others)(
  'the page %s asks first for what it declares, and survives values of wrong types',
  async (_, page) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const platform: { round: number | null } = { round: null }
    answering(({ method, url }) => {
      const body =
        platform.round === null
          ? JSON.stringify(sampleAnswer(method, url, 2).body)
          : wronglyTyped(method, url, platform.round)
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    })
    const { Page: Content, reads } = await page.load()
    const user = USERS.find((each) => mayOpen(page, each as Me))
    const at = addressOf(page.path)
    const app = renderInApp(
      <Composition>
        <PageBoundary>
          <Routes>
            <Route path={page.path} element={<Content />} />
          </Routes>
        </PageBoundary>
      </Composition>,
      { at, ...(user && { user }) },
    )
    const { store } = app
    await settled(store)
    expect(faultsOfReads(app, page, reads, at)).toEqual([])
    expect(document.body.textContent).not.toBe('')
    expect(await faultsWithWrongTypes(store, platform)).toEqual([])
  },
)
