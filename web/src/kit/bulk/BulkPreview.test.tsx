import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/kyc/endpoints'
import { BulkPreview } from './BulkPreview'
import { bulkWrite, type Plan, planOf, warningsOf } from './bulk'

interface Document {
  readonly name: string
  readonly warnings: readonly string[]
}

const documents: readonly Document[] = [
  { name: 'One', warnings: ['PLAYER_BLOCKED'] },
  { name: 'Two', warnings: [] },
  { name: 'Three', warnings: ['PLAYER_DELETED'] },
]
const review = {
  playerId: '1',
  playerCode: 'P1',
  uuid: 'u',
  action: 'approve',
  noteForThePlayer: '',
} as const
const action = {
  id: 'approve',
  label: 'Approve documents',
  description: 'They will be confirmed.',
  confirmWord: 'approve',
  warningsOf,
  write: () => bulkWrite(api.endpoints.kycReview, { kycReview: review }),
}

function planFor(ticked: ReadonlySet<string>): Plan<string> {
  const plan = planOf<Document>(action, documents, ticked)
  return {
    ...plan,
    able: plan.able.map(({ name }) => name),
    kept: plan.kept.map(({ reason, rows }) => ({ reason, rows: rows.map(({ name }) => name) })),
    skipped: plan.skipped.map(({ row, reason }) => ({ row: row.name, reason })),
  }
}

test('what is ticked is done and carried along; what the act is refused for has no tick', async () => {
  const settle = vi.fn()
  render(<BulkPreview action={action} what="documents" planFor={planFor} open settle={settle} />)
  const user = userEvent.setup()
  expect(screen.getByRole('button', { name: 'Approve documents · 1' })).toBeDefined()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: '1 · The player is blocked.' }))
  await user.type(screen.getByRole('textbox'), 'approve 2')
  await user.click(screen.getByRole('button', { name: 'Approve documents · 2' }))
  await vi.waitFor(() =>
    expect(settle).toHaveBeenCalledWith({ note: '', acknowledged: ['PLAYER_BLOCKED'] }),
  )
})
