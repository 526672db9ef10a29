import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyApi } from '@/api/base'
import { permissionValues, roleValues } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import { mayOpen, type Page } from '@/session/page'
import { answering } from '@/testing/answers'
import { answerWithFlaws, type Flaw, fieldFlaws, groupsOf, unknownOf } from '@/testing/flaws'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { settled } from '@/testing/settled'
import { tenantOf } from '@/testing/tenantOf'
import { faultsWithWrongTypes, wronglyTyped } from '@/testing/wrongTypes'
import { Composition } from './composition/Composition'
import { pages } from './routes'
import { PageBoundary } from './shell/PageBoundary'

const permissions = [...permissionValues]
const USERS: readonly Partial<Me>[] = roleValues.flatMap((role) => [
  { role, permissions },
  { role, permissions, opId: 'aurora-north', parentOpId: 'aurora' },
])

/** What the platform answers besides its samples: one answer with flaws. */
interface Deviation {
  readonly call: string
  readonly flaws: readonly Flaw[]
}

/** A page with its first record open. */
async function opened(page: Page, query: string) {
  const platform: { deviation: Deviation | null; round: number | null } = {
    deviation: null,
    round: null,
  }
  const asked: string[] = []
  answering(({ method, url }) => {
    const call = `${method} ${url}`
    asked.push(call)
    const { deviation, round } = platform
    if (round !== null) {
      const wrong = wronglyTyped(method, url, round)
      return new Response(wrong, { headers: { 'Content-Type': 'application/json' } })
    }
    const body =
      deviation?.call === call
        ? answerWithFlaws(method, url, deviation.flaws)
        : sampleAnswer(method, url, 1).body
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const { Page: Content } = await page.load()
  const user = USERS.find((each) => mayOpen(page, each as Me))
  const ui = (
    <Composition>
      <PageBoundary>
        <Content />
      </PageBoundary>
    </Composition>
  )
  const at = `${page.path}?${tenantOf(page)}${query}`
  const app = renderInApp(ui, { at, ...(user && { user }) })
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-row-link]')
    expect(found).not.toBeNull()
    return found as HTMLElement
  })
  await settled(app.store)
  await app.user.click(link)
  await waitFor(() => expect(drawer()?.querySelector('dt, td, pre')).toBeTruthy())
  await settled(app.store)
  return { ...app, platform, asked }
}

type Opened = Awaited<ReturnType<typeof opened>>

const drawer = () => document.querySelector('[role=dialog]')

/** As the store makes a call by the name of its operation. */
type Initiate = (arg: unknown, how: object) => Parameters<Opened['store']['dispatch']>[0]
const endpoints = emptyApi.endpoints as Readonly<Record<string, { readonly initiate: Initiate }>>

/** The call that each query of the store makes, as far as it was made again. */
const callByKey = new Map<string, string>()

/** Each call that is shown now, and how to make it again. */
async function callsOf({ store, asked }: Opened) {
  const found = new Map<string, () => Promise<void>>()
  for (const [key, entry] of Object.entries(store.getState().api.queries)) {
    if (!entry?.endpointName) continue
    const { endpointName, originalArgs } = entry
    const endpoint = endpoints[endpointName]
    if (!endpoint) continue
    const again = () =>
      act(async () => {
        await store.dispatch(
          endpoint.initiate(originalArgs, { forceRefetch: true, subscribe: false }),
        )
        store.dispatch({ type: 'drawn' })
      })
    if (!callByKey.has(key)) {
      asked.length = 0
      await again()
      callByKey.set(key, asked[0] ?? '')
    }
    const call = callByKey.get(key)
    if (call) found.set(call, again)
  }
  return found
}

/** What the open record shows: the text of the whole and of each tab, and what its facts are called. */
function drawn() {
  const within = drawer()
  // the facts of the records that it lists go with them
  const labels = [...(within?.querySelectorAll('dt:not([data-listed] dt)') ?? [])].map(
    (one) => one.textContent,
  )
  const tabBodies = [...(within?.querySelectorAll('[role=tabpanel]') ?? [])]
  const [text = '', ...ofTabs] = [within, ...tabBodies].map((part) => part?.textContent ?? '')
  return { text, texts: [text, ...ofTabs], labels }
}

const STOPPED = 'This page stopped working'
const NONSENSE = /This page stopped working|undefined|\bNaN\b|Invalid Date|\[object/
const GONE = 'answer is incomplete'

/** Some facts stand only beside others: those about settings where there are settings. */
const MOST_FACTS = 5

/** Entries of which a game's drawer says only how many are active. */
const COUNTED = /^operators\.\w+\.status$/

/** What is wrong with the open record, beside what a sound answer shows. A table that adds up stands or goes whole. */
function faultOf(flaws: readonly Flaw[], before: ReturnType<typeof drawn>): string | null {
  const nonsense = NONSENSE.exec(document.body.textContent)
  if (nonsense) return nonsense[0]
  const { text, texts, labels } = drawn()
  if (flaws[0]?.kind === 'unknown') {
    const isRight = (part: string, at: number) =>
      flaws.every((flaw) => part.toUpperCase().includes(unknownOf(flaw).toUpperCase())) ||
      (flaws.length === 1 && part === before.texts[at])
    return texts.every(isRight) ? null : 'blank'
  }
  const gone = before.labels.filter((label) => !labels.includes(label))
  if (gone.length > MOST_FACTS) return `gone: ${gone.join(', ')}`
  return text.split(GONE).length > 2 ? 'several sections are gone' : null
}

/** Lists whose rows open nothing from the right. */
const WITHOUT_DRAWER = new Set([
  'wallet.rates',
  'tournaments',
  'tournaments.winners',
  'admins',
  'treasuries',
  'operators',
  'brands',
  'afd.profiles',
  'dashboards',
  'dev_dns.records',
  'auth0.organizations',
  'app_service.apps',
  'gateways.deposit',
  'gateways.deposit.v2',
  'gateways.withdraw',
  'gateways.withdraw.v2',
])

/** The rows of a report lead to lists. */
const isReport = (id: string) => id.startsWith('reports.')

const lists = pages.flatMap((page) =>
  Object.entries(page.lists ?? {})
    .filter(([id]) => !WITHOUT_DRAWER.has(id) && !isReport(id))
    .map(([id, query]) => [id, page, query] as const),
)

const isPageOf = (call: string) => {
  const [method = '', url = ''] = call.split(' ')
  const { data } = sampleAnswer(method, url, 1).body as { data?: unknown }
  return Array.isArray(data) || (typeof data === 'object' && data !== null && 'count' in data)
}

/** What was looked at already: many lists open the same drawer. */
const seen = new Set<string>()

const JSON_TAB = 'JSON'
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=tab]')]

/** The open record as sound answers show it. Each tab was open once: what it shows stays drawn. */
async function standing(app: Opened) {
  for (const tab of tabs()) {
    if (tab.textContent === JSON_TAB || tab.ariaSelected === 'true') continue
    await app.user.click(tab)
    await settled(app.store)
  }
  return { app, calls: await callsOf(app), before: drawn() }
}

/** A page whose first record is open. */
interface Look {
  readonly page: Page
  readonly query: string
  now: Awaited<ReturnType<typeof standing>>
}

async function beginAnew(look: Look) {
  look.now.app.unmount()
  document.body.replaceChildren()
  look.now = await standing(await opened(look.page, look.query))
}

/** What is wrong while a call is answered with these flaws. */
async function faultWith({ now }: Look, call: string, flaws: readonly Flaw[]) {
  const { app, calls, before } = now
  app.platform.deviation = { call, flaws }
  await calls.get(call)?.()
  if (!faultOf(flaws, before)) return null
  // What is asked for besides may still be under way.
  await settled(app.store)
  return faultOf(flaws, before)
}

/** The flaws that were drawn in a group with which something was wrong. */
async function suspectsOf(look: Look, call: string, flaws: readonly Flaw[]) {
  const suspects = new Set<Flaw>()
  for (const group of groupsOf(flaws)) {
    if (await faultWith(look, call, group)) for (const flaw of group) suspects.add(flaw)
    if (document.body.textContent.includes(STOPPED)) await beginAnew(look)
  }
  return suspects
}

/** What the open record does not survive of a call's answer. */
async function faultsOfCall(look: Look, call: string, operation: string) {
  const [method = '', url = ''] = call.split(' ')
  const faults: string[] = []
  for (const flaw of await suspectsOf(look, call, fieldFlaws(method, url))) {
    if (COUNTED.test(flaw.path.join('.'))) continue
    if (!(await faultWith(look, call, [flaw]))) continue
    await beginAnew(look)
    const fault = await faultWith(look, call, [flaw])
    if (fault) faults.push(`${operation} ${flaw.path.join('.')} ${flaw.kind}: ${fault}`)
    await beginAnew(look)
  }
  await faultWith(look, call, [])
  return faults
}

/** What the open record does not survive. */
async function faultsOf(look: Look) {
  const title = document.querySelector('.ant-drawer-title')?.firstChild?.textContent
  const faults: string[] = []
  for (const call of look.now.calls.keys()) {
    const operation = call.split('?')[0] ?? call
    const kind = `${title} ${operation}`
    if (isPageOf(call) || seen.has(kind)) continue
    const found = await faultsOfCall(look, call, operation)
    // What failed is looked at again where the test is tried again.
    if (found.length === 0) seen.add(kind)
    faults.push(...found)
  }
  return faults
}

test.each(lists)(
  'what opens from %s survives each field that is absent, null, unknown or of a wrong type',
  async (_id, page, query) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const look = { page, query, now: await standing(await opened(page, query)) }
    const faults = await faultsOf(look)
    expect(faults).toEqual([])
    const { app, before } = look.now
    const kind = before.labels.join()
    if (seen.has(kind)) return
    expect(await faultsWithWrongTypes(app.store, app.platform)).toEqual([])
    expect(drawer()).not.toBeNull()
    seen.add(kind)
  },
  240_000,
)
