import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { sample } from '@/testing/sampleRegistry'
import { PageSearch, pagesFor } from './PageSearch'

const paths = (text: string) => pagesFor(text, sample).map(({ path }) => path)

describe('finding a page', () => {
  test.each([
    ['WITHDRAW', ['/withdraw/pending']],
    ['pending with', ['/withdraw/pending']],
    ['transactions/list', ['/transactions/list']],
    ['nothing such', []],
  ])('by %s', (text, expected) => {
    expect(paths(text)).toEqual(expected)
  })

  test('without a text there are all of them', () => {
    expect(paths(' ')).toHaveLength(sample.length)
  })
})

test('arrows choose, Enter opens and carries the kept parameters along', async () => {
  const { user, router } = renderInApp(<PageSearch />, {
    at: '/nowhere?opId=aurora&page=2',
    user: { permissions: [] },
  })
  const [, second] = screen.getAllByRole('link')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(second?.getAttribute('href'))
  expect(search).toBe('?opId=aurora')
})

test('only pages that one may open are offered', async () => {
  const { user } = renderInApp(<PageSearch />, { user: { role: 'AFFILIATE', permissions: [] } })
  expect(screen.getAllByRole('link')).toHaveLength(4)
  await user.type(screen.getByRole('textbox'), 'invoices')
  expect(screen.getByText('No results.')).toBeDefined()
})
