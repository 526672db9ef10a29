import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListToolProps } from '@/kit/list/listTools'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { SaveView } from './ViewDialogs'

const list: ListToolProps = {
  listId: 'activities',
  what: 'activities',
  listView: { viewId: null, query: 'action=deleted', columns: null },
  setListView: () => undefined,
  isSameView: () => false,
  searchOf: () => '',
}

test.each([
  ['/?opId=lumen', true],
  ['/', false],
])('at %s it is said that the operator is not saved: %s', async (at, isSaid) => {
  answering(() => answer({ data: { operators: [], views: [] } }))
  renderInApp(<SaveView {...list} onClose={() => undefined} />, { at })
  await screen.findByRole('textbox', { name: /^Name/ })
  expect(screen.queryByText(/^The operator is not saved/) !== null).toBe(isSaid)
})
