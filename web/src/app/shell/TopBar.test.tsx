import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useGeneralQuery } from '@/api/gen/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { LOGOUT_LOCK_MS, LogoutButton } from './LogoutButton'
import { OperatorSelector, SEARCHED_ABOVE } from './OperatorSelector'
import { REFRESH_SPIN_MS, RefreshButton } from './RefreshButton'

afterEach(() => void vi.useRealTimers())

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => button(name).click())
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

describe('logging out', () => {
  test('is locked for ten seconds from the click, whatever is answered', async () => {
    vi.useFakeTimers()
    renderInApp(<LogoutButton />)
    await press('Log out')
    expect(button('Log out').disabled).toBe(true)
    await pass(LOGOUT_LOCK_MS - 1)
    expect(button('Log out').disabled).toBe(true)
    await pass(1)
    expect(button('Log out').disabled).toBe(false)
  })
})

function Now() {
  return <p>{useGeneralQuery().data?.now}</p>
}

describe('refreshing', () => {
  test('reads everything again and spins for four seconds', async () => {
    let reads = 0
    answering(() => answer({ data: { now: `read ${++reads}` } }))
    renderInApp(
      <>
        <RefreshButton />
        <Now />
      </>,
    )
    expect(await screen.findByText('read 1')).toBeDefined()
    vi.useFakeTimers()
    await press('Refresh')
    await pass(REFRESH_SPIN_MS - 1)
    expect(button('Refresh').disabled).toBe(true)
    await pass(1)
    expect(button('Refresh').disabled).toBe(false)
    vi.useRealTimers()
    expect(await screen.findByText('read 2')).toBeDefined()
  })
})

describe('the operator selector', () => {
  const menu = (count: number) => {
    const operators = Array.from({ length: count }, (_each, at) => ({
      opId: `op-${at}`,
      title: `Operator ${at}`,
      isActive: true,
    }))
    return answering(() => answer({ data: { operators } }))
  }
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Operator' })

  test.each([
    [SEARCHED_ABOVE - 1, true],
    [SEARCHED_ABOVE, false],
  ])(
    'with %i operators and All Operators, that it cannot be typed into is %s',
    async (count, readOnly) => {
      menu(count)
      const { user } = renderInApp(<OperatorSelector />)
      await user.click(box())
      await screen.findByText('Operator 0')
      expect(box().readOnly).toBe(readOnly)
    },
  )

  test('a brand user has none, and nothing is asked for', async () => {
    const asked = menu(3)
    renderInApp(<OperatorSelector />, {
      user: { role: 'OPERATOR_ADMIN', opId: 'aurora-north', parentOpId: 'aurora' },
    })
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(asked).toEqual([])
  })
})
