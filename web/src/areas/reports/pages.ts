import {
  AppstoreOutlined,
  BarChartOutlined,
  BuildOutlined,
  FundOutlined,
  GiftOutlined,
  LineChartOutlined,
  LinkOutlined,
  PieChartOutlined,
  ShopOutlined,
  SwapOutlined,
  TrophyOutlined,
  UserAddOutlined,
} from '@ant-design/icons'
import { createElement } from 'react'
import type { ListId } from '@/api/gen/views/enums'
import { definePages, type MenuPlace } from '@/session/page'
import { declaredOf, type ReportKey } from './reportFilters'

interface Place {
  readonly path: string
  readonly label: string
  readonly icon: MenuPlace['icon']
}

/** Where each report stands, in the menu's order. */
const PLACES: Readonly<Record<ReportKey, Place>> = {
  operator: { path: '/reports/operator', label: 'Operators', icon: ShopOutlined },
  'game-operator': {
    path: '/reports/game-operator',
    label: 'Games by operator',
    icon: AppstoreOutlined,
  },
  games: { path: '/reports/games', label: 'Games', icon: BarChartOutlined },
  'game-providers': {
    path: '/reports/game-providers',
    label: 'Game providers',
    icon: BuildOutlined,
  },
  'game-financial': {
    path: '/reports/game-financial',
    label: 'Game financial',
    icon: FundOutlined,
  },
  registration: { path: '/reports/registration', label: 'Registration', icon: UserAddOutlined },
  transactions: { path: '/reports/transactions', label: 'Transactions', icon: SwapOutlined },
  transactionsV2: {
    path: '/reports/transactionsV2',
    label: 'Transactions V2',
    icon: LineChartOutlined,
  },
  'transaction-operator': {
    path: '/reports/transaction-operator',
    label: 'Transactions by operator',
    icon: PieChartOutlined,
  },
  'bonus-releases': {
    path: '/reports/bonus-releases',
    label: 'Bonus releases',
    icon: GiftOutlined,
  },
  'bonus-transactions': {
    path: '/reports/bonus-transactions',
    label: 'Bonus transactions',
    icon: GiftOutlined,
  },
  'top-affiliates': {
    path: '/reports/top-affiliates',
    label: 'Top affiliates',
    icon: TrophyOutlined,
  },
  'top-channels': { path: '/reports/top-channels', label: 'Top channels', icon: LinkOutlined },
}

export const pages = definePages(
  Object.entries(PLACES).map(([key, { path, label, icon }], at) => {
    const report = key as ReportKey
    const declared = declaredOf(report)
    return {
      path,
      lists: { [`reports.${report}` as ListId]: '' },
      title: declared.title,
      opens: declared.of_partners ? 'partnerReportTable' : 'reportTable',
      menu: { group: 'Reports', order: 10 * (at + 1), label, icon },
      help: 'reports',
      load: async () => {
        const { ReportPage } = await import('./ReportPage')
        return { Page: () => createElement(ReportPage, { report }) }
      },
    } as const
  }),
)
