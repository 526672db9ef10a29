import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { permissionValues, type Role } from '@/api/gen/shared/enums'
import { AffiliatePage } from '@/areas/affiliates/AffiliatePage'
import { answering } from '@/testing/answers'
import { answerWithFlaws, type Flaw, fieldFlaws, groupsOf } from '@/testing/flaws'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { settled } from '@/testing/settled'
import { Affiliates } from './Affiliates'

const OF_AFFILIATES = [
  'affiliate_billing_read',
  'affiliates_read',
  'channels_read',
  'channels_write',
]

interface Drawing {
  readonly role?: Role
  readonly permissions?: readonly string[]
  readonly tab?: string
  readonly deviation?: { readonly call: string; readonly flaws: readonly Flaw[] }
}

async function drawn({ role = 'SUPER_ADMIN', tab, deviation, ...drawing }: Drawing) {
  document.body.replaceChildren()
  const asked = answering(({ method, url }) => {
    const call = `${method} ${url.split('?')[0]}`
    const { body } =
      deviation?.call === call
        ? { body: answerWithFlaws(method, url, deviation.flaws) }
        : sampleAnswer(method, url, 2)
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const { permissions = permissionValues } = drawing
  const ui = (
    <Affiliates>
      <Routes>
        <Route path="/affiliates/:userCode" element={<AffiliatePage />} />
      </Routes>
    </Affiliates>
  )
  const user = { userCode: 'U7', role, permissions: [...permissions], opId: 'aurora' }
  const app = renderInApp(ui, { at: `/affiliates/U7${tab ? `?tab=${tab}` : ''}`, user })
  await waitFor(() => expect(document.querySelector('[role=tabpanel]')).not.toBeNull())
  await settled(app.store)
  return { ...app, asked }
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

describe('who sees what', () => {
  test.each([
    ['SUPER_ADMIN', permissionValues, 'Activities JSON'],
    ['OPERATOR_MANAGER', permissionValues, 'Activities'],
    ['AFFILIATE', OF_AFFILIATES, ''],
  ] as const)('%s', async (role, permissions, more) => {
    await drawn({ role, permissions })
    const expected = ['Details', 'Report', 'Channels', 'Referred players', 'Months', 'Claims']
    expect(tabs().join(' ')).toBe([...expected, more].filter(Boolean).join(' '))
  })

  test('an affiliate changes its channels alone, and asks for nothing that is others’', async () => {
    const { asked } = await drawn({ role: 'AFFILIATE', permissions: OF_AFFILIATES, tab: 'report' })
    expect(screen.queryByRole('button', { name: 'Edit settings' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Test players' })).toBeNull()
    const report = asked.find(({ url }) => url.startsWith('/api/reports/affiliate'))
    expect(report?.url).toBe('/api/reports/affiliate')
    expect(report?.body).not.toHaveProperty('affId')
  })

  test('staff name the affiliate, and count without test players until they say otherwise', async () => {
    const { asked } = await drawn({ tab: 'report' })
    const report = asked.find(({ url }) => url.startsWith('/api/reports/affiliate'))
    expect(report?.url).toContain('affId=affId-0')
    expect(report?.body).toMatchObject({
      testPlayersInclusion: 'NO_TEST',
      granularity: 'MONTHLY',
      interpolate: true,
      from: '2024-04-01T00:00:00.000Z',
      to: '2026-03-31T23:59:59.999Z',
    })
  })
})

const NONSENSE = /This page stopped working|undefined|\bNaN\b|Invalid Date|\[object/

test.each([
  ['report', 'POST /api/reports/affiliate'],
  ['months', 'GET /api/affiliates/months'],
  ['claims', 'POST /api/reports/affiliate/claim-history'],
])(
  '%s survives what %s answers amiss',
  async (tab, call) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [method = '', url = ''] = call.split(' ')
    const faults: string[] = []
    for (const flaws of groupsOf(fieldFlaws(method, url))) {
      const app = await drawn({ tab, deviation: { call, flaws } })
      const nonsense = NONSENSE.exec(document.body.textContent)
      if (nonsense)
        faults.push(`${nonsense[0]}: ${flaws.map(({ path }) => path.join('.')).join(' ')}`)
      app.unmount()
    }
    expect(faults).toEqual([])
  },
  60_000,
)
