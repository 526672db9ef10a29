import {
  ApartmentOutlined,
  BankOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  SolutionOutlined,
  TransactionOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { Page } from '@/session/page'

const PLATFORM_ADMINS = ['SUPER_ADMIN', 'ADMIN'] as const
const OPERATOR_ROLES = ['OPERATOR_ADMIN', 'OPERATOR_MANAGER'] as const
const GROUP = { group: 'Billing' } as const

/** What operators owe and paid; then billing by single records, of operators, brands and affiliates. */
export const billingPages: readonly Page[] = [
  {
    path: '/billing/operatorsV2/invoice',
    lists: { 'billing_v2.operators': '' },
    title: 'Operator invoices',
    roles: ['SUPER_ADMIN', 'ADMIN'],
    levels: ['PLATFORM'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Operator invoices', icon: FileTextOutlined },
    hides: ['testPlayers'],
    help: 'operator-invoices',
    load: () =>
      import('@/areas/billing_v2').then(({ OperatorInvoices }) => ({ Page: OperatorInvoices })),
  },
  {
    path: '/billing/operatorsV2/transaction-history',
    lists: { 'billing_v2.payments': '' },
    title: 'Transaction history',
    roles: ['SUPER_ADMIN', 'ADMIN'],
    levels: ['PLATFORM'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Transaction history', icon: TransactionOutlined },
    hides: ['testPlayers'],
    help: 'operator-payments',
    load: () =>
      import('@/areas/billing_v2').then(({ TransactionHistory }) => ({ Page: TransactionHistory })),
  },
  {
    path: '/billing/meV2',
    lists: { 'billing_v2.own': '', 'billing_v2.own_payments': 'view=payments' },
    title: 'Billing',
    roles: ['OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
    levels: ['OPERATOR'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Invoices', icon: FileTextOutlined },
    hides: ['testPlayers'],
    help: 'my-invoices',
    load: () => import('@/areas/billing_v2').then(({ OwnBilling }) => ({ Page: OwnBilling })),
  },
  {
    path: '/billing/operators',
    lists: { 'operator_billing.records': '' },
    title: 'Operator records',
    roles: PLATFORM_ADMINS,
    levels: ['PLATFORM'],
    permission: 'operator_billing_read',
    menu: { ...GROUP, label: 'Operator records', icon: BankOutlined },
    hides: ['testPlayers'],
    help: 'operator-records',
    load: () =>
      import('@/areas/operator_billing').then(({ OperatorRecords }) => ({ Page: OperatorRecords })),
  },
  {
    path: '/billing/me',
    lists: { 'billing_v1.own': '' },
    title: 'My records',
    roles: OPERATOR_ROLES,
    levels: ['OPERATOR', 'BRAND'],
    permission: 'operator_billing_read',
    menu: { ...GROUP, label: 'My records', icon: WalletOutlined },
    hides: ['testPlayers'],
    help: 'my-records',
    load: () => import('@/areas/billing_v1').then(({ OwnRecords }) => ({ Page: OwnRecords })),
  },
  {
    path: '/billing/invoices',
    lists: { 'billing_v1.invoices': '' },
    title: 'Invoice records',
    roles: [...PLATFORM_ADMINS, ...OPERATOR_ROLES],
    levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
    permission: 'billing_v1_read',
    menu: { ...GROUP, label: 'Invoice records', icon: FileDoneOutlined },
    hides: ['testPlayers'],
    help: 'invoice-records',
    load: () => import('@/areas/billing_v1').then(({ Invoices }) => ({ Page: Invoices })),
  },
  {
    path: '/billing/brands',
    lists: { 'brand_billing.records': '' },
    title: 'Brand records',
    roles: [...PLATFORM_ADMINS, ...OPERATOR_ROLES],
    levels: ['PLATFORM', 'OPERATOR'],
    permission: 'brand_billing_read',
    menu: { ...GROUP, label: 'Brand records', icon: ApartmentOutlined },
    hides: ['testPlayers'],
    help: 'brand-records',
    load: () =>
      import('@/areas/brand_billing').then(({ BrandRecords }) => ({ Page: BrandRecords })),
  },
  {
    path: '/billing/affiliates',
    lists: { 'affiliate_billing.records': '' },
    title: 'Affiliate records',
    roles: [...PLATFORM_ADMINS, ...OPERATOR_ROLES, 'AFFILIATE'],
    levels: ['PLATFORM', 'OPERATOR', 'BRAND', 'AFFILIATE'],
    permission: 'affiliate_billing_read',
    menu: { ...GROUP, label: 'Affiliate records', icon: SolutionOutlined },
    hides: ['testPlayers'],
    help: 'affiliate-records',
    load: () =>
      import('@/areas/affiliate_billing').then(({ AffiliateRecords }) => ({
        Page: AffiliateRecords,
      })),
  },
]
