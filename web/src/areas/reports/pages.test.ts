import { expect, test } from 'vitest'
import { REPORT_TABLES } from '@/api/gen/reports/constants'
import { pages } from './pages'

test('each report has its page, by the title that the contract declares', () => {
  expect(pages.map(({ path, title }) => [path, title])).toEqual(
    Object.entries(REPORT_TABLES).map(([key, { title }]) => [`/reports/${key}`, title]),
  )
})
