import type { Permission } from '@/api/gen/shared/enums'

interface Item {
  readonly title: string
  readonly text: string
  /** Absent where it is for everybody. */
  readonly permission?: Permission
}

export interface Note {
  /** The day it came, as ISO 8601 writes it. */
  readonly day: string
  readonly items: readonly Item[]
}

/** What came to the console, the latest first. */
export const notes: readonly Note[] = [
  {
    day: '2026-11-21',
    items: [
      {
        title: 'Many at once',
        text: 'Select rows, or all that the filters find, and decide or delete them together: first how many and how much, then a run that goes on while you do, and a report of each.',
      },
      {
        title: 'Saved views',
        text: 'Behind the pin of every list: keep its filters, order and columns under a name, and give the link away. Admins share theirs with roles. A list opens as you left it, and the palette finds your views.',
      },
      {
        title: 'Dev',
        text: 'The front door’s custom domains with their three states and their profiles, DNS records, the addresses and organizations of the sign-in service, and charts of the apps.',
        permission: 'dev',
      },
      {
        title: 'Players',
        text: 'Every player with their balances, details, wallets, referred players and cards; block, unblock or delete one, and see who joined, paid in and was paid out. The export of high depositors is here now.',
        permission: 'players_read',
      },
      {
        title: 'Cashback',
        text: 'What players claimed of their cashback, to confirm or reject; the levels of an operator or of a single player, what they come to, and a calculator that saves nothing.',
        permission: 'cashback_read',
      },
      {
        title: 'Withdrawals',
        text: 'Approve or reject what players ask to be paid, with their identity, bank account, wagers and balances in sight; force, resend or settle what a provider does not answer as it should.',
        permission: 'withdrawals_read',
      },
      {
        title: 'Players’ wallets',
        text: 'Top a player up or deduct in two steps, from their menu, with the balance before and after and the day’s limit in sight; convert a whole balance; Topups lists what was done.',
        permission: 'wallet_topup',
      },
      {
        title: 'Treasuries and exchange rates',
        text: 'What operators keep at crypto providers, account by account, and what each currency is worth now.',
        permission: 'treasuries_read',
      },
      {
        title: 'My access',
        text: 'Under You, Access lists every page and action, open or closed, and says why one is closed. Admins can look at any role or user.',
      },
      {
        title: 'Your profile',
        text: 'Choose your time zone, language and rounding of report numbers, see where your account is signed in, and sign it out there or everywhere.',
      },
      {
        title: 'Notifications',
        text: 'The bell shows what the platform tells you; the list under Settings keeps what you have read.',
      },
      {
        title: 'Activities',
        text: 'Who changed what, and when, with each record before and after. Filter by area, person, record and period.',
        permission: 'activities_read',
      },
      {
        title: 'Payments and the provider',
        text: 'The transaction history of an operator, payments by hand, and paying an invoice through the crypto provider.',
        permission: 'billing_v2_read',
      },
      {
        title: 'Records of brands',
        text: 'What each brand was charged and what it paid, month by month.',
        permission: 'brand_billing_read',
      },
      {
        title: 'Records of affiliates',
        text: 'Monthly profits of affiliates and what was paid out to them.',
        permission: 'affiliate_billing_read',
      },
      {
        title: 'High depositors as a file',
        text: 'Exports the players whose deposits passed a threshold; the file can be fetched for a day.',
        permission: 'players_export',
      },
      {
        title: 'Find a player from anywhere',
        text: 'The magnifier in the top bar searches by code, id, username, nickname, name and e-mail.',
        permission: 'players_search',
      },
      {
        title: 'Help where you are',
        text: 'The info button in the top bar, or the key ?, explains the page and the controls around it.',
      },
      {
        title: 'A command palette',
        text: 'Ctrl K (⌘ K on a Mac) finds pages, actions, operators and what you had open; type a part of the name and press Enter.',
      },
      {
        title: 'Right-to-left layout',
        text: 'With Arabic, Persian or Kurdish as your language the console is laid out from the right.',
      },
    ],
  },
  {
    day: '2026-11-20',
    items: [
      {
        title: 'Invoices of operators',
        text: 'Monthly invoices with their lines, what is still open, and the debt of the year. Lists remember their columns and density, and export all that the filters find.',
        permission: 'billing_v2_read',
      },
      {
        title: 'Generate, annotate and delete invoices',
        text: 'The total is computed as you type; an existing invoice is shown beside the new one before it is overwritten.',
        permission: 'billing_v2_write',
      },
      {
        title: 'Sessions are renewed in place',
        text: 'When your session ends you sign in again over the page; what you typed stays.',
      },
      {
        title: 'Light and dark',
        text: 'The console follows your system, or what you choose in the top bar.',
      },
    ],
  },
]
