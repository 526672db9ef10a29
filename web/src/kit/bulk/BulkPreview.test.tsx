import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/kyc/endpoints'
import type { FactsBlock } from '@/api/gen/shared/types'
import { renderInApp } from '@/testing/render'
import { rowWarnings } from '../dialog/warnings'
import { BulkPreview } from './BulkPreview'
import { type BulkAction, bulkWrite, type MustSeeProps } from './bulk'

interface Document {
  readonly name: string
  readonly warnings: readonly string[]
  readonly block?: FactsBlock
}

const review = {
  playerId: '1',
  playerCode: 'P1',
  uuid: 'u',
  action: 'approve',
  noteForThePlayer: '',
} as const
const action: BulkAction<Document> = {
  id: 'approve',
  label: 'Approve documents',
  description: 'They will be confirmed.',
  confirmWord: 'approve',
  warningsOf: (row) => rowWarnings('approveDocument', row),
  write: () => bulkWrite(api.endpoints.kycReview, { kycReview: review }),
}
const named = (name: string, ...warnings: readonly string[]): Document => ({ name, warnings })
const blocked = ['One', 'Two', 'Three'].map((name) => named(name, 'PLAYER_BLOCKED'))
const rows = [...blocked, named('Four'), named('Five', 'PLAYER_DELETED')]

function previewed(own: Partial<BulkAction<Document>> = {}, some = rows) {
  const settle = vi.fn()
  const { user } = renderInApp(
    <BulkPreview
      action={{ ...action, ...own }}
      what="documents"
      rows={some}
      nameOf={({ name }) => name}
      open
      settle={settle}
    />,
  )
  /** The names of those that are done. */
  const done = async () => {
    await waitFor(() => expect(settle).toHaveBeenCalledOnce())
    return settle.mock.calls[0]?.[0].plan.able.map(({ name }: Document) => name)
  }
  return { user, done }
}

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('rows are ticked one by one; what the act is refused for has no tick', async () => {
  const { user, done } = previewed()
  expect(screen.getByRole('button', { name: 'Approve documents · 1' })).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: 'Five' })).toBeNull()
  await user.click(tick('Two'))
  expect(tick('3 · The player is blocked.').checked).toBe(false)
  await user.type(screen.getByRole('textbox'), 'approve 2')
  await user.click(screen.getByRole('button', { name: 'Approve documents · 2' }))
  expect(await done()).toEqual(['Two', 'Four'])
})

test('all that are warned of the same are ticked at once, and one of them left out again', async () => {
  const { user, done } = previewed()
  await user.click(tick('3 · The player is blocked.'))
  await user.click(tick('One'))
  await user.type(screen.getByRole('textbox'), 'approve 3')
  await user.click(screen.getByRole('button', { name: 'Approve documents · 3' }))
  expect(await done()).toEqual(['Two', 'Three', 'Four'])
})

test('it says of each who blocked its player, when and why', () => {
  const by = { nickname: 'Grace', userCode: 'U7' }
  const block = { by, at: '2026-03-07T14:05:00Z', reason: 'Chargebacks' }
  previewed({}, [{ ...named('One', 'PLAYER_BLOCKED'), block }])
  expect(screen.getByText('Blocked by Grace on 07 Mar 2026, 15:05: Chargebacks')).toBeDefined()
})

test('many that are warned of the same are listed when they are asked for', async () => {
  const many = Array.from({ length: 300 }, (_, at) => named(`Row ${at}`, 'NAME_DIFFERS'))
  const { user } = previewed({}, many)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'List all 300' }))
  expect(tick('Row 299').checked).toBe(false)
})

test('what has to be looked at is counted, and skipped until it was', async () => {
  const View = ({ record, onSeen }: MustSeeProps<Document>) => (
    <button type="button" onClick={onSeen}>{`Look at ${record.name}`}</button>
  )
  const { user, done } = previewed({ mustSee: { reason: 'Look first.', View } })
  expect(screen.getByText('0 of 4 looked at; the others are skipped')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Look at Four' }))
  expect(screen.getByText('1 of 4 looked at; the others are skipped')).toBeDefined()
  await user.type(screen.getByRole('textbox'), 'approve 1')
  await user.click(screen.getByRole('button', { name: 'Approve documents · 1' }))
  expect(await done()).toEqual(['Four'])
})
