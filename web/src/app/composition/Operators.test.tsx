import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { permissionValues, type Role } from '@/api/gen/shared/enums'
import { OperatorPage } from '@/areas/operators/OperatorPage'
import { answering } from '@/testing/answers'
import { answerWithFlaws, type Flaw, fieldFlaws, groupsOf } from '@/testing/flaws'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { settled } from '@/testing/settled'
import { Operators } from './Operators'

const SHOW = 'POST /api/operators/show'
const SETTINGS = 'GET /api/operators/settings'

interface Drawing {
  readonly role?: Role
  readonly permissions?: readonly string[]
  readonly tab?: string
  readonly isBrand?: boolean
  readonly deviation?: { readonly call: string; readonly flaws: readonly Flaw[] }
}

async function drawn(drawing: Drawing) {
  const { role = 'SUPER_ADMIN', permissions = permissionValues, tab, isBrand, deviation } = drawing
  document.body.replaceChildren()
  answering(({ method, url }) => {
    const call = `${method} ${url.split('?')[0]}`
    const body = (
      deviation?.call === call
        ? answerWithFlaws(method, url, deviation.flaws)
        : sampleAnswer(method, url, 1).body
    ) as { data: Record<string, unknown> }
    if (call === SHOW && !isBrand) body.data['parentOpId'] = null
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const ui = (
    <Operators>
      <OperatorPage />
    </Operators>
  )
  const user = { role, permissions: [...permissions], opId: 'aurora' }
  const app = renderInApp(ui, { at: `/operators/aurora${tab ? `?tab=${tab}` : ''}`, user })
  await waitFor(() => expect(document.querySelector('[role=tabpanel] dt')).not.toBeNull())
  await settled(app.store)
  return app
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

describe('who sees what', () => {
  test.each([
    ['SUPER_ADMIN', false, 'Details Settings Wallets Brands Domains Staff Activities JSON'],
    ['ADMIN', true, 'Details Settings Wallets Domains Staff Activities'],
    ['OPERATOR_ADMIN', true, 'Details Settings Wallets Domains Staff Activities'],
    ['OPERATOR_MANAGER', false, 'Details Settings Wallets Domains Activities'],
  ] as const)('%s, of a brand: %s', async (role, isBrand, expected) => {
    await drawn({ role, isBrand })
    expect(tabs().join(' ')).toBe(expected)
  })

  test('without the permissions of other areas, only the operator itself', async () => {
    await drawn({ role: 'OPERATOR_ADMIN', permissions: [] })
    expect(tabs()).toEqual(['Details', 'Settings', 'Wallets'])
    expect(screen.queryByRole('button', { name: /^Actions of/ })).toBeNull()
  })

  test('settings are edited by the platform alone', async () => {
    await drawn({ role: 'OPERATOR_ADMIN', tab: 'settings' })
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
    await drawn({ role: 'ADMIN', tab: 'settings' })
    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(3)
  })
})

const NONSENSE = /This page stopped working|undefined|\bNaN\b|Invalid Date|\[object/

test.each([
  ['details', SHOW],
  ['settings', SHOW],
  ['settings', SETTINGS],
])(
  '%s survives what %s answers amiss',
  async (tab, call) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [method = '', url = ''] = call.split(' ')
    const faults: string[] = []
    for (const flaws of groupsOf(fieldFlaws(method, url))) {
      const app = await drawn({ tab, deviation: { call, flaws }, isBrand: true })
      const nonsense = NONSENSE.exec(document.body.textContent)
      if (nonsense)
        faults.push(`${nonsense[0]}: ${flaws.map(({ path }) => path.join('.')).join(' ')}`)
      app.unmount()
    }
    expect(faults).toEqual([])
  },
  60_000,
)
