import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { MASK } from '@/api/gen/reveals/constants'
import { renderInApp } from '@/testing/render'
import { CellCopy } from './CellCopy'

const WHOLE = 'tx_8f2ac19b7d'

function Rows() {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box}>
      <table>
        <thead>
          <tr>
            <th>Transaction</th>
            <th>Email</th>
            <th>Name</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <a href="?open=1">
                <code title={WHOLE}>tx_8f2…9b7d</code>
              </a>
            </td>
            <td>ada@aurora.test</td>
            <td>{`A${MASK}`}</td>
            <td>Pending</td>
          </tr>
        </tbody>
      </table>
      <CellCopy box={box} />
    </div>
  )
}

function drawn() {
  const written: string[] = []
  const { user } = renderInApp(<Rows />)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text)
  })
  return { user, written }
}

test('what is cut is copied whole off the cell under the pointer, which says so', async () => {
  const { user, written } = drawn()
  await user.hover(screen.getByText('tx_8f2…9b7d'))
  const button = screen.getByRole('button', { name: 'Copy transaction' })
  expect(button.tabIndex).toBe(-1)
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Copied transaction' })).toBeTruthy()
  await user.hover(screen.getByText('ada@aurora.test'))
  await user.click(screen.getByRole('button', { name: 'Copy email' }))
  expect(written).toEqual([WHOLE, 'ada@aurora.test'])
})

test.each(['Pending', `A${MASK}`])('%s is not offered: a state, or masked', async (text) => {
  const { user } = drawn()
  await user.hover(screen.getByText(text))
  expect(screen.queryByRole('button')).toBeNull()
})

test('Ctrl C copies what the row in focus is called by, where nothing is selected', () => {
  drawn()
  const link = screen.getByRole('link')
  link.focus()
  const data = new Map<string, string>()
  const clipboardData = { setData: (kind: string, text: string) => data.set(kind, text) }
  fireEvent.copy(link, { clipboardData })
  expect(data.get('text/plain')).toBe(WHOLE)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})
