import { CustomerServiceOutlined, ToolOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'
import { PLATFORM_ADMINS } from '@/session/roles'

/** One chunk for both. */
const tickets = () => import('./Tickets')

export const pages = definePages([
  {
    path: '/support',
    lists: { support: '' },
    title: 'Support',
    opens: 'supportTickets',
    actions: [{ label: 'Create support ticket', operation: 'supportTicketCreate' }],
    menu: {
      group: 'Players',
      order: 95,
      label: 'Support',
      icon: CustomerServiceOutlined,
      badge: 'tickets',
      counted: { word: 'waiting, tech tickets included', of: PLATFORM_ADMINS },
    },
    help: 'support',
    load: () =>
      tickets().then(({ Support, supportReads }) => ({ Page: Support, reads: supportReads })),
  },
  {
    path: '/support/:brandId/:id',
    title: 'Support ticket',
    opens: 'supportTicket',
    menu: null,
    hides: NO_TENANT_CONTROLS,
    help: 'support',
    load: () =>
      import('./TicketPage').then(({ TicketPage, reads }) => ({ Page: TicketPage, reads })),
  },
  {
    path: '/tech-support',
    lists: { tech_support: '' },
    title: 'Tech support',
    opens: 'techTickets',
    menu: { group: 'Players', order: 96, label: 'Tech support', icon: ToolOutlined },
    hides: ['testPlayers'],
    help: 'tech-support',
    load: () =>
      tickets().then(({ TechSupport, techSupportReads }) => ({
        Page: TechSupport,
        reads: techSupportReads,
      })),
  },
])
