import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '@/api/gen/views/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { useAction } from './useAction'
import { useConfirmed } from './useConfirmed'

const view = { viewId: 'v1', name: 'Mine', revision: 3 }
const steps: string[] = []

function Deleting() {
  const { ask } = useConfirmed(useAction(api.endpoints.viewDelete), (record: typeof view) => ({
    title: `Delete ${record.name}?`,
    content: 'It is gone.',
    confirmLabel: 'Delete view',
    arg: { viewId: record.viewId },
    record,
    during: async (act) => {
      steps.push('closed')
      steps.push(String((await act()).ok))
    },
  }))
  return (
    <button type="button" onClick={() => ask(view)}>
      Delete
    </button>
  )
}

async function asking() {
  steps.length = 0
  const asked = answering(() => answer({ data: {} }))
  const { user } = renderInApp(<Deleting />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Delete Mine?')
  return { asked, user }
}

test('it is sent with the revision once the user agrees, within what surrounds it', async () => {
  const { asked, user } = await asking()
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete view' }))
  await waitFor(() => expect(steps).toEqual(['closed', 'true']))
  const sent = asked.find(({ method }) => method === 'DELETE')
  expect([sent?.url, sent?.headers.get('If-Match')]).toEqual(['/api/views/v1', '"3"'])
})

test('nothing is sent where the user does not', async () => {
  const { asked, user } = await asking()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Delete Mine?')).toBeNull())
  expect([asked, steps]).toEqual([[], []])
})
