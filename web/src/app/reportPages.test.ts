import { describe, expect, test } from 'vitest'
import { defaultPermissions } from '@/api/gen/access'
import { MEASURES, REPORT_TABLES } from '@/api/gen/reports/constants'
import type { Permission, Role } from '@/api/gen/shared/enums'
import { pagesOf } from './routes'

const DASHBOARDS = ['/quick-dashboard', '/dashboard']
const REPORTS = Object.keys(REPORT_TABLES).map((key) => `/reports/${key}`)
const LISTS: Readonly<Record<string, string>> = {
  bets: '/bets',
  transactions: '/transactions/list',
  players: '/players',
}
const STAFF = ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'] as const

const openTo = (role: Role, without: readonly Permission[] = []): readonly string[] =>
  pagesOf({
    role,
    ...(role.startsWith('OPERATOR') && { opId: 'aurora' }),
    permissions: defaultPermissions[role].filter((each) => !without.includes(each)),
  }).map(({ path }) => path)

const among = (wanted: readonly string[], paths: readonly string[]) =>
  wanted.filter((path) => paths.includes(path))

describe('reports and dashboards', () => {
  test.each(STAFF)('%s has all of them, and every list that a figure leads to', (role) => {
    const paths = openTo(role)
    expect(among([...DASHBOARDS, ...REPORTS], paths)).toEqual([...DASHBOARDS, ...REPORTS])
    const lists = Object.values(MEASURES).flatMap((measure) =>
      'drill' in measure ? [LISTS[measure.drill.list]] : [],
    )
    expect([...new Set(lists)].filter((list) => !list || !paths.includes(list))).toEqual([])
  })

  test.each(['DEV_OPS', 'AFFILIATE'] as const)('%s has none of them', (role) => {
    expect(among([...DASHBOARDS, ...REPORTS], openTo(role))).toEqual([])
  })

  test('an affiliate keeps the own report', () => {
    expect(openTo('AFFILIATE')).toContain('/affiliates')
    expect(openTo('DEV_OPS')).not.toContain('/affiliates')
  })

  test('those on partners want to see partners, too', () => {
    const paths = openTo('SUPER_ADMIN', ['affiliates_read'])
    expect(REPORTS.filter((path) => !paths.includes(path))).toEqual([
      '/reports/top-affiliates',
      '/reports/top-channels',
    ])
  })

  test('none is open without its permission', () => {
    const paths = openTo('OPERATOR_ADMIN', ['reports_read', 'dashboards_read'])
    expect(among([...DASHBOARDS, ...REPORTS], paths)).toEqual([])
  })
})
