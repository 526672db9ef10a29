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

const MENU: Readonly<Record<ReportKey, readonly [label: string, icon: MenuPlace['icon']]>> = {
  operator: ['Operators', ShopOutlined],
  'game-operator': ['Games by operator', AppstoreOutlined],
  games: ['Games', BarChartOutlined],
  'game-providers': ['Game providers', BuildOutlined],
  'game-financial': ['Game financial', FundOutlined],
  registration: ['Registration', UserAddOutlined],
  transactions: ['Transactions', SwapOutlined],
  transactionsV2: ['Transactions V2', LineChartOutlined],
  'transaction-operator': ['Transactions by operator', PieChartOutlined],
  'bonus-releases': ['Bonus releases', GiftOutlined],
  'bonus-transactions': ['Bonus transactions', GiftOutlined],
  'top-affiliates': ['Top affiliates', TrophyOutlined],
  'top-channels': ['Top channels', LinkOutlined],
}

export const pages = definePages(
  Object.entries(MENU).map(([key, [label, icon]], at) => {
    const report = key as ReportKey
    const declared = declaredOf(report)
    return {
      path: `/reports/${report}`,
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
