import { FileTextOutlined } from '@ant-design/icons'
import { levelValues, roleValues } from '@/api/gen/shared/enums'
import type { Page } from '@/session/page'
import { nothing } from '@/session/reads'

const load = async () => ({ Page: () => null, reads: nothing })

function page(path: string, more: Partial<Page> = {}): Page {
  return {
    path,
    title: path,
    roles: roleValues,
    levels: levelValues,
    menu: { group: 'Settings', order: 999, label: path, icon: FileTextOutlined },
    hides: [],
    help: path.slice(1),
    load,
    ...more,
  }
}

const place = (label: string, more: object = {}) => ({
  group: 'Settings' as const,
  order: 999,
  label,
  icon: FileTextOutlined,
  ...more,
})

/** Pages that the console does not have yet, with what the specification says of them. */
export const sample: readonly Page[] = [
  page('/reports/games'),
  page('/dashboard'),
  page('/quick-dashboard'),
  page('/players'),
  page('/settings/domains', { hides: ['testPlayers'] }),
  page('/tournament/winners/7', { hides: ['operator'], menu: null }),
  page('/cms/pages', { isCms: true }),
  page('/operators', {
    roles: ['SUPER_ADMIN', 'ADMIN'],
    menu: place('Operators', { order: 2 }),
  }),
  page('/brands', {
    roles: ['OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
    permission: 'brands_access',
    menu: place('Brands', { order: 1 }),
  }),
  page('/withdraw/pending', {
    levels: ['PLATFORM', 'OPERATOR'],
    menu: place('Pending withdrawals', { badge: 'withdraw' }),
  }),
  page('/bets', { menu: null }),
  page('/transactions/list', { menu: null }),
]

export function samplePage(path: string): Page {
  const found = sample.find((each) => each.path === path)
  if (!found) throw new Error(`no page ${path} in the sample`)
  return found
}
