import { screen, waitFor } from '@testing-library/react'
import { Button } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { type Toasts, useToasts } from '../toasts'
import { loadDialogs } from './loadDialogs'
import { ToastHost } from './ToastHost'

afterEach(() => vi.useRealTimers())

function Teller({ tell }: { readonly tell: (toasts: Toasts) => void }) {
  const toasts = useToasts()
  return <Button onClick={() => tell(toasts)}>Tell</Button>
}

test('a success goes by itself, an error stays until it is dismissed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderInApp(
    <Teller
      tell={(toasts) => {
        toasts.success('Invoice Deleted!')
        toasts.error('It is away.', 'req-9')
      }}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Tell' }))
  expect(await screen.findByText('Invoice Deleted!')).toBeDefined()
  expect(screen.getByText('req-9')).toBeDefined()
  await vi.advanceTimersByTimeAsync(4_000)
  await waitFor(() => expect(screen.queryByText('Invoice Deleted!')).toBeNull())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByText('It is away.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('It is away.')).toBeNull())
})

test('there are never more than three', async () => {
  const { user } = renderInApp(
    <Teller
      tell={(toasts) => {
        for (const text of ['one', 'two', 'three', 'four']) toasts.error(text)
      }}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Tell' }))
  expect(await screen.findByText('four')).toBeDefined()
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  expect(screen.queryByText('one')).toBeNull()
})

test('what could not be shown for want of a connection is shown with the next', async () => {
  const load = vi.fn(loadDialogs)
  load.mockRejectedValueOnce(new Error('offline'))
  const texts = ['lost', 'found']
  const { user } = renderInApp(
    <ToastHost load={load}>
      <Teller tell={({ error }) => error(texts.shift() ?? '')} />
    </ToastHost>,
  )
  await user.click(screen.getByRole('button', { name: 'Tell' }))
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByText('lost')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tell' }))
  expect(await screen.findByText('found')).toBeDefined()
  expect(screen.getByText('lost')).toBeDefined()
})
