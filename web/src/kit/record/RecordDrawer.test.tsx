import { screen, waitFor } from '@testing-library/react'
import { Button } from 'antd'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { useConfirm } from '../dialog/confirm'
import type { Call } from '../display/Loaded'
import { Status } from '../display/Status'
import { RecordDrawer } from './RecordDrawer'
import { type Noted, RecordHistoryContext } from './recordHistory'

interface Thing {
  name: string
}

const loaded = (data?: Thing): Call<Thing> => ({ data, isFetching: false, refetch: vi.fn() })
const failed = (kind: string): Call<Thing> => ({
  error: { kind, messages: ['It is away.'], requestId: null },
  isFetching: false,
  refetch: vi.fn(),
})
const onNext = vi.fn()
const onPrevious = vi.fn()

interface OwnerProps {
  readonly of?: Call<Thing>
  readonly last?: boolean
}

function Owner({ of = loaded({ name: 'First' }), last = false }: OwnerProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const confirm = useConfirm()
  return (
    <>
      <Button onClick={() => setOpenId('7')}>Open</Button>
      <RecordDrawer<Thing>
        openId={openId}
        title="Thing 7"
        loaded={of}
        state={() => <Status tone="good" label="Paid" />}
        actions={[
          {
            id: 'remove',
            label: 'Remove',
            run: () => void confirm({ title: 'Sure?', content: '', confirmLabel: 'Remove' }),
          },
        ]}
        tabs={[
          { key: 'facts', label: 'Facts', Body: ({ record }) => <p>{record.name}</p> },
          { key: 'lines', label: 'Lines', Body: () => <p>Lines of it</p> },
        ]}
        onPrevious={onPrevious}
        onNext={last ? null : onNext}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}

async function opened(props: OwnerProps = {}) {
  const drawn = renderInApp(<Owner {...props} />)
  await drawn.user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  return drawn
}

test('the head says what it is and how it stands; the body has its tabs', async () => {
  const { user } = await opened()
  expect(screen.getByRole('dialog').textContent).toContain('Thing 7Paid')
  expect(screen.getByText('First')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Lines' }))
  expect(screen.getByText('Lines of it')).toBeDefined()
})

test('its neighbours are a button or a key away, and the end is the end', async () => {
  const { user } = await opened({ last: true })
  await user.click(screen.getByRole('button', { name: 'Previous (k)' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next (j)' }).disabled).toBe(true)
  await user.keyboard('k')
  expect(onPrevious).toHaveBeenCalledTimes(2)
  await user.keyboard('j')
  expect(onNext).not.toHaveBeenCalled()
})

test('Escape closes the topmost alone, and the focus comes back', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'Actions of Thing 7' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await screen.findByRole('dialog', { name: 'Sure?' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull())
  expect(screen.getByText('First')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

test('what cannot be loaded says so and tries again', async () => {
  const refetch = vi.fn()
  const { user } = await opened({ of: { ...failed('unavailable'), refetch } })
  expect(screen.getByRole('alert').textContent).toContain('Thing 7 could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test.each([
  ['is not among those loaded', loaded()],
  ['the platform does not know', failed('notFound')],
  ['this user may not see', failed('denied')],
])('a record that %s is told and closed', async (_, of) => {
  const { user } = renderInApp(<Owner of={of} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect((await screen.findByRole('alert')).textContent).toContain('no longer here')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const History = ({ of }: { readonly of: Noted }) => <p>History of {JSON.stringify(of)}</p>

test.each([
  ['by what it was opened', {}, 'History of "7"'],
  [
    'by what it is noted as',
    { notedAs: ({ name }: Thing) => ({ title: name }) },
    'History of {"title":"First"}',
  ],
  ['nowhere where nothing is noted', { notedAs: null }, null],
  [
    'nowhere where a tab has it',
    { tabs: [{ key: 'activities', label: 'Activities', Body: () => null }] },
    null,
  ],
])('what was done to a record is led to %s', async (_how, more, text) => {
  renderInApp(
    <RecordHistoryContext value={History}>
      <RecordDrawer<Thing>
        openId="7"
        title="Thing 7"
        loaded={loaded({ name: 'First' })}
        onClose={() => undefined}
        {...more}
      >
        {({ name }) => <p>{name}</p>}
      </RecordDrawer>
    </RecordHistoryContext>,
  )
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(screen.queryByText(/^History of/)?.textContent ?? null).toBe(text)
})
