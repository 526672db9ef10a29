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
    day: '2026-11-30',
    items: [
      {
        title: 'On a phone',
        text: 'Warnings stand above their details, fields below one another, and names are read whole before a decision.',
      },
      {
        title: 'Bonus releases report',
        text: 'Each release says whose it is.',
        permission: 'reports_read',
      },
      {
        title: 'Gateways of one title',
        text: 'The end of its ID tells a gateway from others of the same title.',
        permission: 'gateways_read',
      },
    ],
  },
  {
    day: '2026-11-29',
    items: [
      {
        title: 'Risk to review',
        text: 'Risk management opens on the high scores that nobody has reviewed, those that the menu counts. Level is a filter beside the score.',
        permission: 'risk_read',
      },
      {
        title: 'Overdue invoices',
        text: 'The menu says that it counts overdue invoices. What waits, at its foot, leads to just these.',
        permission: 'billing_v2_read',
      },
      {
        title: 'All operators',
        text: 'With All Operators chosen, lists of transactions, bets, players and card uses say whose each row is, in a narrow window too.',
        permission: 'operators_write',
      },
    ],
  },
  {
    day: '2026-11-27',
    items: [
      {
        title: 'Bets of long ago',
        text: 'Bets that ended over 90 days ago may be kept as the sums of their day. The lists’ sums hold them, and a link to one tells its day and what such bets came to. Markets fit their sport: no draw in tennis or basketball.',
      },
      {
        title: 'Personal data',
        text: 'Players’ names, emails, cards, accounts, documents and devices are masked for those who do not need them. Reveal shows a value for a minute, with a reason that stays on record. A review of a document still shows its images and the name to compare with. Filters by personal data stay in the tab.',
      },
      {
        title: 'Simulated staff and scenarios',
        text: 'On the simulated platform, simulated staff decide what nobody decided, and leave alone what you have open. A new world may begin with a scenario: a month end, a fraud ring, a provider that is down, a Friday night, a partner’s dispute. Both are in the panel behind the flask.',
      },
      {
        title: 'Reveals',
        text: 'A new page under Settings lists who had which personal data of a player shown, when and why.',
        permission: 'reveals_read',
      },
      {
        title: 'Status',
        text: 'A new page under Settings shows how the console itself does: its processes, operations that are paused, the platform’s pace, and Redis.',
        permission: 'status_read',
      },
      {
        title: 'Queues',
        text: 'What waits opens the oldest first, with its age. Decisions stand in the head of a record: A approves, R rejects, S skips, and the next one opens by itself. An invoice has a page of its own, with its payments, to print.',
      },
      {
        title: 'Lists',
        text: 'Filters take several values where that makes sense. Ids, codes, addresses and names are copied off a row: point at one, or press Ctrl C on a row. A row’s link opens in a tab of its own, and Back from a full page opens the drawer again, over the list where you left it. The console works by touch on a telephone.',
      },
      {
        title: 'Times in “From” and “To”',
        text: 'From and To of a list take a time after the day: 31 Oct 2026 14:05. Files have their times in your time zone, and USD with two decimals. Each record’s drawer leads to its own activities.',
      },
      {
        title: 'Exports without limit',
        text: 'Every list and report is exported by the platform as it was at one moment: CSV up to 1,000,000 rows, XLSX up to 100,000. Choose format and columns first, go on elsewhere meanwhile, and follow or cancel it in the top bar. A file that breaks off is never saved as if it were whole.',
      },
      {
        title: 'Risk management',
        text: 'Players with points by their score under Reports: shared cards, accounts and devices, unusual deposits and withdrawals, chargebacks. Open a player for the evidence, and mark as reviewed with a note. The score stands in the player’s tab Risk, at withdrawals and in the marks of what waits.',
        permission: 'risk_read',
      },
      {
        title: 'Support',
        text: 'Players’ tickets have a queue and a page of their own: conversation, notes, images, canned replies, who else is there, and the player beside it. Answer, take, snooze and close by single keys. Create a ticket from a player or a transaction. Operators ask the platform under Tech support.',
        permission: 'support_read',
      },
    ],
  },
  {
    day: '2026-11-24',
    items: [
      {
        title: 'Dashboards',
        text: 'The console opens with the quick dashboard: what waits, today beside yesterday up to the same time, and the latest big wins and withdrawals. The dashboard compares a period with the one before it, with the cards that you choose.',
        permission: 'dashboards_read',
      },
      {
        title: 'Reports',
        text: 'Thirteen reports on bets, money, registrations, bonuses and affiliates. Each figure leads to the list that adds up to it, a comparison breaks each difference down to its causes, and views can be saved.',
        permission: 'reports_read',
      },
      {
        title: 'Gateways',
        text: 'Deposit and withdraw gateways have pages of their own: create them, set their limits, fees and credentials, put them in order by drag, test an amount, and see what went through each in the last 24 hours. Deposits and withdrawals name the gateway that they went by, and what it took.',
        permission: 'gateways_read',
      },
      {
        title: 'Bonuses',
        text: 'Bonuses, their releases, claims and transactions have pages of their own. A form says in words what a player gets. Give a manual bonus to one player or to many at once, and follow each dollar from giving to claim in the player’s tab Bonuses.',
        permission: 'bonuses_read',
      },
      {
        title: 'Sport free bets',
        text: 'The sportsbook’s templates of free bets have a page under Bonuses. Give a player free bets from the player’s menu, see what they may cost at most, and find them in the player’s tab Free bets with the bets that used them.',
        permission: 'sport_freebets_read',
      },
      {
        title: 'Content',
        text: 'Banners, featured cards, modals, slides, menus, the footer, pages, blog posts and player notifications are edited under Content, language by language, with a preview, revisions and drafts. What an operator or brand lacks is inherited.',
        permission: 'cms_read',
      },
      {
        title: 'Games',
        text: 'All games as a table or a grid, with who has them. Choose an operator to order its games by drag, set their statuses in bulk, clone them to another operator, and see bets, GGR and actual RTP of 30 days. The launch tester says why a game does not start.',
        permission: 'games_read',
      },
      {
        title: 'Images',
        text: 'Banners, pages and other content take their images from the media gallery: upload them, tag them, see where each is used, and replace one everywhere at once.',
        permission: 'media_read',
      },
      {
        title: 'Translations',
        text: 'The dictionary of the sites in ten languages: edit a text in place, see what each language lacks, and import or download all of it.',
        permission: 'translations_read',
      },
      {
        title: 'Warnings',
        text: 'Payouts, approvals, top-ups and typed rates ask once more where a player is blocked, an account is in another name or shared, or a rate is far from the market’s. In bulk actions, tick which warnings may pass; the rows with others are skipped. Rows that wait are marked, and say who blocked a player, when and why.',
      },
      {
        title: 'Withdrawals and deposits',
        text: 'Payments whose provider did not answer, refused them or could not verify them are marked, counted above their queues, and found by the filter “Order”. A payout by crypto shows its address, network and what arrives.',
        permission: 'transactions_read',
      },
      {
        title: 'Cashback',
        text: 'A claim shows the loss, level and percentage that it stands on, and what was credited and claimed before.',
        permission: 'cashback_read',
      },
      {
        title: 'Affiliate profit',
        text: 'What players earn by referring others has its own lists under Transactions and Withdrawals. Claims are on hold until they are decided, and a job withdraws the profit of all players of an operator.',
        permission: 'referrals_read',
      },
      {
        title: 'Affiliates',
        text: 'Partners have a page with their figures, percentages, report, players, months and claims; claims are paid or rejected from their row. New percentages hold from the next month, and each month has a statement to print.',
        permission: 'affiliates_read',
      },
      {
        title: 'Channels',
        text: 'Links by which partners bring players, each with a QR code, its signups and first deposits, and its sub-channels.',
        permission: 'channels_read',
      },
      {
        title: 'Bets',
        text: 'Settling by hand beyond the maximum wants a reason and a typed word, and nobody goes beyond ten times the maximum or 1,000,000 USD. The reason stays with the bet.',
        permission: 'bets_settle',
      },
      {
        title: 'Tournaments',
        text: 'The prizes of one tournament have a limit, which is an operator’s setting. A prize’s transaction names tournament, rank and score, even of a tournament that was deleted.',
        permission: 'tournaments_read',
      },
      {
        title: 'Provider payment',
        text: 'A transfer is assigned in its own currency beside its market rate, and an assignment can be reversed while nothing was paid from it.',
        permission: 'billing_v2_write',
      },
      {
        title: 'Documents',
        text: 'Add a document that a player sent in another way to the player’s details.',
        permission: 'kyc_write',
      },
    ],
  },
  {
    day: '2026-11-23',
    items: [
      {
        title: 'Admins',
        text: 'Create colleagues’ accounts, block them, change their password, role or operator, clone or refresh their permissions, and see where they are signed in. Such acts ask for your password when you gave it long ago.',
        permission: 'admins_read',
      },
      {
        title: 'Roles and permissions',
        text: 'Decide what each role may do: the change and the number of accounts it touches are shown before you save, and its progress after.',
        permission: 'roles_read',
      },
      {
        title: 'Operators',
        text: 'Every operator and brand with its settings, wallets, domains, staff and activities; an operator becomes a brand, and a brand an operator, with nothing lost.',
        permission: 'operators_read',
      },
      {
        title: 'Brands',
        text: 'Create, edit and delete the brands of an operator.',
        permission: 'brands_write',
      },
      {
        title: 'Flows',
        text: 'What players are led through after they register, are verified or deposit, how many are inside, and switching it on and off.',
        permission: 'flows_read',
      },
      {
        title: 'Tournaments',
        text: 'Create tournaments, watch their live ranking, and approve or reject the winners’ prizes, one by one or together.',
        permission: 'tournaments_read',
      },
      {
        title: 'Bets',
        text: 'All bets with their selections, quick bets of the last minutes, and settling an open bet or all open bets of an event.',
        permission: 'bets_read',
      },
      {
        title: 'Your password',
        text: 'Change it on your profile; your other sessions end then.',
      },
    ],
  },
  {
    day: '2026-11-21',
    items: [
      {
        title: 'Bulk actions',
        text: 'Select rows, or everything that matches the filters, and approve, reject or delete them together: a preview with count and total, a run that continues in the background, and a report per row.',
      },
      {
        title: 'Saved views',
        text: 'Use the pin of any list to save its filters, order and columns under a name and copy a link to it. Admins can share views with roles. Lists open as you left them, and the palette finds your views.',
      },
      {
        title: 'Dev',
        text: 'Custom domains and profiles of the front door, DNS records, Auth0 domains and organizations, and app service charts.',
        permission: 'dev',
      },
      {
        title: 'Players',
        text: 'All players with balances, details, wallets, referred players and cards; block, unblock or delete them, and see totals of sign-ups, deposits and withdrawals. High depositors are exported here now.',
        permission: 'players_read',
      },
      {
        title: 'Cashback',
        text: 'Approve or reject cashback claims, override the levels for a single player, and try figures in a calculator.',
        permission: 'cashback_read',
      },
      {
        title: 'Withdrawals',
        text: 'Approve or reject withdrawal requests with identity, bank account, wagers and balances in view; force, resend or settle them when a provider does not respond as it should.',
        permission: 'withdrawals_read',
      },
      {
        title: 'Players’ wallets',
        text: 'Top up or deduct in two steps from a player’s menu, with balances before and after and the daily limit; convert balances; see past changes under Topups.',
        permission: 'wallet_topup',
      },
      {
        title: 'Treasuries and exchange rates',
        text: 'Operators’ accounts at crypto providers with their balances, and current exchange rates.',
        permission: 'treasuries_read',
      },
      {
        title: 'My access',
        text: 'Under You, Access lists every page and action you may or may not use, with the reason. Admins can check any role or user.',
      },
      {
        title: 'Your profile',
        text: 'Choose your time zone, language and rounding in reports; see your active sessions and sign them out.',
      },
      {
        title: 'Notifications',
        text: 'The bell shows new notifications; the list under Settings keeps those you have read.',
      },
      {
        title: 'Activities',
        text: 'Who changed what and when, with each record before and after. Filter by area, user, record and period.',
        permission: 'activities_read',
      },
      {
        title: 'Payments and the provider',
        text: 'An operator’s transaction history, manual payments, and paying an invoice through the crypto provider.',
        permission: 'billing_v2_read',
      },
      {
        title: 'Brand records',
        text: 'Invoices and payments of each brand, month by month.',
        permission: 'brand_billing_read',
      },
      {
        title: 'Affiliate records',
        text: 'Monthly profits of affiliates and payments to them.',
        permission: 'affiliate_billing_read',
      },
      {
        title: 'High depositors export',
        text: 'Export the players whose deposits exceed a threshold; the file is kept for one day.',
        permission: 'players_export',
      },
      {
        title: 'Find a player from anywhere',
        text: 'The search in the top bar finds players by code, ID, username, nickname, name and email.',
        permission: 'players_search',
      },
      {
        title: 'Contextual help',
        text: 'The info button in the top bar, or the ? key, explains the page and its controls.',
      },
      {
        title: 'Command palette',
        text: 'Ctrl K (⌘ K on a Mac) finds pages, actions, operators and recent records; type part of the name and press Enter.',
      },
      {
        title: 'Right-to-left layout',
        text: 'With Arabic, Persian or Kurdish as your language, the layout runs from right to left.',
      },
    ],
  },
  {
    day: '2026-11-20',
    items: [
      {
        title: 'Operator invoices',
        text: 'Monthly invoices with lines and outstanding amounts. Lists remember their columns and row height, and export everything that matches the filters.',
        permission: 'billing_v2_read',
      },
      {
        title: 'Generate, annotate and delete invoices',
        text: 'The total updates as you type; an existing invoice is shown beside the new one before it is overwritten.',
        permission: 'billing_v2_write',
      },
      {
        title: 'Sessions renewed in place',
        text: 'When your session ends, sign in again without leaving the page; your input is kept.',
      },
      {
        title: 'Light and dark theme',
        text: 'The console follows your system setting or your choice in the top bar.',
      },
    ],
  },
]
