import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { DayFilter } from './DayFilter'

const onChange = vi.fn()

interface FromProps {
  readonly initial?: string
  readonly bound?: string
}

function From({ initial, bound }: FromProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DayFilter
        label="From"
        width={125}
        edge="start"
        value={value}
        bound={bound}
        onChange={(next) => {
          onChange(next)
          setValue(next ?? undefined)
        }}
      />
      <button type="button" onClick={() => setValue(undefined)}>
        Remove
      </button>
    </>
  )
}

function open(props: FromProps = {}) {
  onChange.mockReset()
  const { user } = renderInApp(<From {...props} />)
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }) }
}

test.each(['{Enter}', '{Tab}'])('a typed day is applied once, as %s says so', async (key) => {
  const { user, field } = open()
  await user.click(field)
  await user.keyboard('2026-3-10')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard(key)
  expect(onChange.mock.calls).toEqual([['2026-03-09T23:00:00.000Z']])
  expect(field.value).toBe('10 Mar 2026')
  await user.tab()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.each([
  ['31.2.2026', 'February 2026 has 28 days.'],
  ['soon', 'Enter a date such as 31 Oct 2026.'],
  ['11.3.2026', 'Choose a day up to 10 Mar 2026.'],
])('%s is applied nowhere, kept and told', async (text, problem) => {
  const { user, field } = open({ bound: '2026-03-10T22:59:59.999Z' })
  await user.click(field)
  await user.keyboard(`${text}{Enter}`)
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
  expect([field.value, field.title, field.getAttribute('aria-invalid')]).toEqual([
    text,
    problem,
    'true',
  ])
})

test('a day that is emptied is taken away', async () => {
  const { user, field } = open({ initial: '2026-03-04T23:00:00.000Z' })
  expect(field.value).toBe('05 Mar 2026')
  await user.clear(field)
  await user.tab()
  expect(onChange.mock.calls).toEqual([[null]])
})

test('what is taken away elsewhere leaves nothing that was typed over it', async () => {
  const { user, field } = open({ initial: '2026-03-04T23:00:00.000Z' })
  await user.clear(field)
  await user.type(field, 'soon')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(field.value).toBe('')
})

test.each([
  ['2026-3-10 14:05', '2026-03-10T13:05:00.000Z', '10 Mar 2026 14:05'],
  ['2026-03-10T00:00', '2026-03-09T23:00:00.000Z', '10 Mar 2026'],
  ['10 Mar 2026, 2:05 pm', '2026-03-10T13:05:00.000Z', '10 Mar 2026 14:05'],
])('%s is the minute from which', async (typed, at, shown) => {
  const { user, field } = open()
  await user.click(field)
  await user.keyboard(`${typed}{Enter}`)
  expect(onChange.mock.calls).toEqual([[at]])
  expect(field.value).toBe(shown)
})

test('seconds that a link brings stay where nothing is typed', async () => {
  const { user, field } = open({ initial: '2026-03-10T13:05:30.123Z' })
  expect(field.value).toBe('10 Mar 2026 14:05')
  await user.click(field)
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test('a day chosen on the calendar keeps the time', async () => {
  const { user, field } = open({ initial: '2026-03-10T13:05:00.000Z' })
  await user.click(field)
  await user.click(await screen.findByTitle('2026-03-12'))
  expect(onChange.mock.calls).toEqual([['2026-03-12T13:05:00.000Z']])
})
