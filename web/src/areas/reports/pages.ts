import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BuildOutlined,
  LinkOutlined,
  ShareAltOutlined,
  SwapOutlined,
  TeamOutlined,
  UnlockOutlined,
} from '@ant-design/icons'
import { createElement } from 'react'
import type { ListId } from '@/api/gen/views/enums'
import { definePages, type MenuPlace } from '@/session/page'
import type { ReportKey } from './reportFilters'

interface Place {
  readonly path: string
  readonly title: string
  readonly label: string
  readonly icon: MenuPlace['icon']
}

/** These are for staff who may read partners. */
const OF_PARTNERS: ReadonlySet<string> = new Set(['top-affiliates', 'top-channels'])

/** Where each report stands, in the menu's order. What it declares besides comes with the page, not with the shell. */
const PLACES: Readonly<Record<ReportKey, Place>> = {
  operator: {
    path: '/reports/operator',
    title: 'Operators report',
    label: 'Operators',
    icon: ApartmentOutlined,
  },
  'game-operator': {
    path: '/reports/game-operator',
    title: 'Games by operator report',
    label: 'Games by operator',
    icon: AppstoreOutlined,
  },
  games: { path: '/reports/games', title: 'Games report', label: 'Games', icon: AppstoreOutlined },
  'game-providers': {
    path: '/reports/game-providers',
    title: 'Game providers report',
    label: 'Game providers',
    icon: BuildOutlined,
  },
  'game-financial': {
    path: '/reports/game-financial',
    title: 'Game financial report',
    label: 'Game financial',
    icon: BarChartOutlined,
  },
  registration: {
    path: '/reports/registration',
    title: 'Registration report',
    label: 'Registration',
    icon: TeamOutlined,
  },
  transactions: {
    path: '/reports/transactions',
    title: 'Transactions report',
    label: 'Transactions',
    icon: SwapOutlined,
  },
  transactionsV2: {
    path: '/reports/transactionsV2',
    title: 'Transactions V2 report',
    label: 'Transactions V2',
    icon: SwapOutlined,
  },
  'transaction-operator': {
    path: '/reports/transaction-operator',
    title: 'Transactions by operator report',
    label: 'Transactions by operator',
    icon: SwapOutlined,
  },
  'bonus-releases': {
    path: '/reports/bonus-releases',
    title: 'Bonus releases report',
    label: 'Bonus releases',
    icon: UnlockOutlined,
  },
  'bonus-transactions': {
    path: '/reports/bonus-transactions',
    title: 'Bonus transactions report',
    label: 'Bonus transactions',
    icon: SwapOutlined,
  },
  'top-affiliates': {
    path: '/reports/top-affiliates',
    title: 'Top affiliates report',
    label: 'Top affiliates',
    icon: ShareAltOutlined,
  },
  'top-channels': {
    path: '/reports/top-channels',
    title: 'Top channels report',
    label: 'Top channels',
    icon: LinkOutlined,
  },
}

export const pages = definePages(
  Object.entries(PLACES).map(([key, { path, title, label, icon }], at) => {
    const report = key as ReportKey
    return {
      path,
      lists: { [`reports.${report}` as ListId]: '' },
      title,
      opens: OF_PARTNERS.has(report) ? 'partnerReportTable' : 'reportTable',
      wants: 'reports_read',
      menu: { group: 'Reports', order: 10 * (at + 1), label, icon },
      help: 'reports',
      load: async () => {
        const { ReportPage, reportReads } = await import('./ReportPage')
        return { Page: () => createElement(ReportPage, { report }), reads: reportReads(report) }
      },
    } as const
  }),
)
