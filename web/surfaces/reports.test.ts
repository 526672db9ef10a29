import { expect } from 'vitest'
import { REPORT_TABLES } from '@/api/gen/reports/constants'
import { expecting } from './expecting'
import { eventually, page } from './locator'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const AURORA = 'admin@aurora.test'
const LONG_AGO = 'fromDate=2020-01-01T00%3A00%3A00Z&toDate=2020-01-02T00%3A00%3A00Z'

const reports = Object.fromEntries(
  Object.keys(REPORT_TABLES).map((key) => [key, (walk: Walk) => walk.open(`/reports/${key}`)]),
)

holdSurfaces(
  'reports',
  {
    reports: {
      ...reports,
      empty: (walk) => walk.open(`/reports/games?${LONG_AGO}`),
    },
    dashboards: {
      quick: (walk) => walk.open('/quick-dashboard'),
      dashboard: (walk) => walk.open('/dashboard'),
      'dashboard-operator': (walk) => walk.open('/dashboard', AURORA),
    },
  },
  {
    path: (_, { expected }) => eventually(() => expect(location.pathname).toBe(expected)),
    heading: (_, { expected }) =>
      expecting(page.getByRole('heading', { name: expected, exact: true })).toBeVisible(),
  },
)
