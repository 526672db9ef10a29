import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Transaction } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { depositDecisions } from './decisions'

const [sample] = (
  sampleAnswer('GET', '/api/transactionsV2/deposit', 1).body as {
    data: { transactions: Transaction[] }
  }
).data.transactions

const LONG = `${'\u202E'}${'x'.repeat(600)}`

/** The facts of the dialog, by their labels. */
function facts(dialog: HTMLElement): Readonly<Record<string, HTMLElement>> {
  const values = within(dialog).getAllByRole('definition')
  return Object.fromEntries(
    values.map((value) => [value.previousElementSibling?.textContent ?? '', value]),
  )
}

test.each([
  ['verified', 'confirm', 'Verify deposit'],
  ['rejected', 'reject', 'Reject deposit order'],
] as const)(
  'a deposit that is %s is told by facts, whatever its player is called',
  async (_, key, title) => {
    const hostile = 'Jon (P100001) of aurora, checked by risk'
    const transaction = {
      ...(sample as Transaction),
      status: 'PENDING',
      player: { ...(sample as Transaction).player, playerCode: 'P100002', nickName: hostile },
      operator: { ...(sample as Transaction).operator, opTitle: LONG },
    } as Transaction
    answering(({ method, url }) =>
      url.includes('/details/')
        ? answer({ data: transaction })
        : new Response(JSON.stringify(sampleAnswer(method, url, 1).body)),
    )
    const { Dialog } = depositDecisions.action[key]
    if (!Dialog) throw new Error('It opens no dialog')
    renderInApp(<Dialog record={transaction} onClose={vi.fn()} />)
    const dialog = await screen.findByRole('dialog', { name: title })
    await within(dialog).findByText('P100002')
    const found = facts(dialog)
    expect(found['Player']?.textContent).toBe('P100002')
    expect(found['Nickname']?.querySelector('bdi')?.textContent).toBe(hostile)
    expect(found['Status']?.textContent).toBe('Pending')
    expect(found['Amount']?.textContent).toMatch(/USD$/)
    const operator = found['Operator or brand']?.querySelector('bdi')
    expect(operator?.textContent).toMatch(/^⟨U\+202E⟩x+…$/)
    expect(operator?.textContent).toHaveLength(60)
    expect(operator?.title).toHaveLength(600 + '⟨U+202E⟩'.length)
    const sentences = [...dialog.querySelectorAll('p')].map((one) => one.textContent)
    expect(sentences.filter((one) => one.includes('Jon') || one.includes('xxx'))).toEqual([])
  },
)
