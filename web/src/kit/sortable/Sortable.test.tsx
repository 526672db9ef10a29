import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { moved, Sortable } from './Sortable'

describe('a list in order', () => {
  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('from place %i to place %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
  })

  test('has a handle for each row, named, with how it is used', () => {
    render(
      <Sortable label="Links" ids={['a', 'b']} nameOf={(id) => `link ${id}`} onMove={vi.fn()}>
        {(id, place) => `${place}: ${id}`}
      </Sortable>,
    )
    expect(screen.getByRole('list', { name: 'Links' }).children).toHaveLength(2)
    const handle = screen.getByRole('button', { name: 'Move link a' })
    const help = document.getElementById(handle.getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).toMatch('Press space to take it up')
    expect(screen.getByText('1: b')).toBeTruthy()
  })

  test('tells what is taken up and put back', async () => {
    const onMove = vi.fn()
    render(
      <Sortable label="Links" ids={['a', 'b']} nameOf={(id) => `link ${id}`} onMove={onMove}>
        {(id) => id}
      </Sortable>,
    )
    screen.getByRole('button', { name: 'Move link b' }).focus()
    await userEvent.keyboard(' ')
    await screen.findByText(/^(Took up link b,|link b is over) place/)
    await userEvent.keyboard('{Escape}')
    await screen.findByText('link b stays, place 2 of 2.')
    expect(onMove).not.toHaveBeenCalled()
  })

  test('that may not be changed has no use of its handles', () => {
    render(
      <Sortable label="Links" ids={['a']} nameOf={(id) => id} onMove={vi.fn()} isDisabled>
        {(id) => id}
      </Sortable>,
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move a' }).disabled).toBe(true)
  })
})
