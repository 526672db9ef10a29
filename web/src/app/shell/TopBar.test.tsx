import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import type { Me } from '@/api/gen/shared/types'
import { SEARCHED_ABOVE } from '@/kit/display/options'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { samplePage } from '@/testing/sampleRegistry'
import { DEFAULT_CAUTION, Filters } from './Filters'
import { LogoutButton } from './LogoutButton'
import { OperatorSelector } from './OperatorSelector'
import { RefreshButton } from './RefreshButton'
import { Shell } from './Shell'

afterEach(() => void vi.useRealTimers())

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => button(name).click())
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

describe('logging out', () => {
  test('is locked for ten seconds from the click, whatever is answered', async () => {
    vi.useFakeTimers()
    renderInApp(<LogoutButton />)
    // The dialog that asks has a button of the same name.
    const logOut = button('Sign out')
    await press('Sign out')
    expect(logOut.disabled).toBe(true)
    await pass(9_999)
    expect(logOut.disabled).toBe(true)
    await pass(1)
    expect(logOut.disabled).toBe(false)
  })
})

test("the menu goes on in place and marks where one is; a click with a key held is the browser's", async () => {
  answering(() => answer({ data: { notifications: [], operators: [] } }))
  const { router, user } = renderInApp(<Shell />, { at: '/?opId=aurora&page=3' })
  const invoices = screen.getByRole('link', { name: 'Operator invoices (V2)' })
  expect(invoices.getAttribute('href')).toBe('/billing/operatorsV2/invoice?opId=aurora')
  await user.keyboard('{Control>}')
  await user.click(invoices)
  await user.keyboard('{/Control}')
  expect(router.state.location.pathname).toBe('/')
  await user.click(invoices)
  expect(router.state.location.pathname).toBe('/billing/operatorsV2/invoice')
  expect(invoices.getAttribute('aria-current')).toBe('page')
  expect(router.state.location.search).toBe('?opId=aurora')
})

test('the first thing that Tab comes to leads past the menu to the page', async () => {
  answering(() => answer({ data: { notifications: [], operators: [] } }))
  const { user } = renderInApp(<Shell />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to the content')
  const main = screen.getByRole('main')
  expect(document.activeElement?.getAttribute('href')).toBe(`#${main.id}`)
  expect(main.tabIndex).toBe(-1)
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
    await pass(3_999)
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
    [SEARCHED_ABOVE - 2, true],
    [SEARCHED_ABOVE - 1, false],
  ])(
    'with %i operators, All Operators and CMS DEFAULT, that it cannot be typed into is %s',
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
    renderInApp(<Filters page={samplePage('/players')} />, {
      user: { role: 'OPERATOR_ADMIN', opId: 'aurora-north', parentOpId: 'aurora' },
    })
    expect(await screen.findByRole('combobox', { name: 'Brands' })).toBeDefined()
    expect(screen.queryByRole('combobox', { name: 'Operator' })).toBeNull()
    expect(asked).toEqual([])
  })

  test('DEV_OPS, who have no All Operators, are asked to choose', async () => {
    menu(2)
    renderInApp(<OperatorSelector />, { user: { role: 'DEV_OPS' } })
    expect(await screen.findByText('Choose an operator')).toBeDefined()
  })
})

describe('the global filters', () => {
  const draw = (at: string, user: Partial<Me> = {}) => {
    answering(() => answer({ data: { operators: [] } }))
    return renderInApp(<Filters page={samplePage('/players')} />, { at, user })
  }

  test.each([
    ['Brands', 'Excluded', '?includeBrands=false'],
    ['Brands', 'Included', '?includeBrands=true'],
    ['Players', 'Test', '?isTest=true'],
    ['Players', 'No test', '?isTest=false'],
  ])('%s: %s stands in the address, on the first page', async (label, word, search) => {
    const { user, router } = draw('/players?page=3')
    await user.click(screen.getByRole('combobox', { name: label }))
    await user.click(await screen.findByText(word))
    expect(router.state.location.search).toBe(search)
  })

  test('what is neither is left out of the address', async () => {
    const { user, router } = draw('/players?isTest=true&year=2026')
    await user.click(screen.getByRole('combobox', { name: 'Players' }))
    await user.click(await screen.findByText('All'))
    expect(router.state.location.search).toBe('?year=2026')
  })

  test('CMS DEFAULT says what can be edited', () => {
    draw('/cms/pages?opId=DEFAULT')
    expect(screen.getByText(DEFAULT_CAUTION)).toBeDefined()
  })

  test('without a brand an operator’s admin is told whose records change', () => {
    draw('/players', { role: 'OPERATOR_ADMIN', opId: 'aurora' })
    expect(screen.getByRole('img', { name: /your own operator, aurora/ })).toBeDefined()
    expect(screen.queryByText(DEFAULT_CAUTION)).toBeNull()
  })
})
