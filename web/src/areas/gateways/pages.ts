import { ImportOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

/** One chunk for the four lists, and one for the four pages of one gateway. */
const lists = () => import('./Gateways')
const details = () =>
  import('./GatewayPage').then(({ GatewayPage, reads }) => ({ Page: GatewayPage, reads }))

const OF_LIST = { opens: 'gateways', hides: ['testPlayers'], help: 'gateways' } as const
const OF_ONE = {
  title: 'Gateway',
  opens: 'gateway',
  menu: null,
  hides: NO_TENANT_CONTROLS,
  help: 'gateway',
  load: details,
} as const

export const pages = definePages([
  {
    ...OF_LIST,
    path: '/deposit/gateways',
    lists: { 'gateways.deposit': '' },
    title: 'Deposit gateways (V1)',
    actions: [
      { label: 'Create deposit gateway (V1)', operation: 'gatewayInstanceCreate', keywords: 'new' },
    ],
    menu: { group: 'Deposits', order: 50, label: 'Gateways (V1)', icon: ImportOutlined },
    load: () =>
      lists().then(({ DepositGateways, depositGatewaysReads }) => ({
        Page: DepositGateways,
        reads: depositGatewaysReads,
      })),
  },
  {
    ...OF_LIST,
    path: '/deposit/gatewaysV2',
    lists: { 'gateways.deposit.v2': '' },
    title: 'Deposit gateways',
    actions: [
      { label: 'Create deposit gateway', operation: 'depositGatewayCreate', keywords: 'new' },
    ],
    menu: { group: 'Deposits', order: 40, label: 'Gateways', icon: ImportOutlined },
    load: () =>
      lists().then(({ DepositGatewaysV2, depositGatewaysV2Reads }) => ({
        Page: DepositGatewaysV2,
        reads: depositGatewaysV2Reads,
      })),
  },
  {
    ...OF_LIST,
    path: '/withdraw/gateways',
    lists: { 'gateways.withdraw': '' },
    title: 'Withdraw gateways (V1)',
    actions: [
      {
        label: 'Create withdraw gateway (V1)',
        operation: 'gatewayInstanceCreate',
        keywords: 'new',
      },
    ],
    menu: { group: 'Withdrawals', order: 48, label: 'Gateways (V1)', icon: ImportOutlined },
    load: () =>
      lists().then(({ WithdrawGateways, withdrawGatewaysReads }) => ({
        Page: WithdrawGateways,
        reads: withdrawGatewaysReads,
      })),
  },
  {
    ...OF_LIST,
    path: '/withdraw/gatewaysV2',
    lists: { 'gateways.withdraw.v2': '' },
    title: 'Withdraw gateways',
    actions: [
      { label: 'Create withdraw gateway', operation: 'withdrawGatewayCreate', keywords: 'new' },
    ],
    menu: { group: 'Withdrawals', order: 45, label: 'Gateways', icon: ImportOutlined },
    load: () =>
      lists().then(({ WithdrawGatewaysV2, withdrawGatewaysV2Reads }) => ({
        Page: WithdrawGatewaysV2,
        reads: withdrawGatewaysV2Reads,
      })),
  },
  { ...OF_ONE, path: '/deposit/gateways/:uuid' },
  { ...OF_ONE, path: '/deposit/gatewaysV2/:uuid' },
  { ...OF_ONE, path: '/withdraw/gateways/:uuid' },
  { ...OF_ONE, path: '/withdraw/gatewaysV2/:uuid' },
])
