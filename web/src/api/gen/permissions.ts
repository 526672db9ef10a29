// Generated from the contracts by `make contracts`. Never edited.

import type { Permission } from "./shared/enums";

interface PermissionText {
  readonly title: string;
  readonly description: string;
  /** The pages, by path, that open with a call which asks for it. */
  readonly menuItems: readonly string[];
}

export const permissionTexts: Record<Permission, PermissionText> = {
  activities_read: {"title": "View activities", "description": "See who changed which record, when, and what it was before.", "menuItems": ["/settings/activities"]},
  admins_read: {"title": "View staff accounts", "description": "See who works at the console, with which role and permissions, and what they may open.", "menuItems": ["/settings/admins"]},
  admins_write: {"title": "Manage staff accounts", "description": "Create, block, move and delete staff accounts, and change their passwords, roles and permissions.", "menuItems": []},
  afd_read: {"title": "View front-door profiles", "description": "See the front door's profiles for new domains.", "menuItems": []},
  afd_write: {"title": "Manage front-door profiles", "description": "Create and edit the front door's profiles.", "menuItems": []},
  affiliate_billing_read: {"title": "View affiliate records", "description": "See what affiliates earned and what they were paid; affiliates see their own.", "menuItems": ["/billing/affiliates"]},
  affiliate_billing_write: {"title": "Manage affiliate payments", "description": "Add, change and delete their payments.", "menuItems": []},
  bank_accounts_read: {"title": "View bank accounts", "description": "See the bank accounts and cards that players withdraw to.", "menuItems": ["/withdraw/bank-accounts"]},
  bank_accounts_write: {"title": "Review bank accounts", "description": "Approve and reject the bank accounts of players.", "menuItems": []},
  bets_read: {"title": "View bets", "description": "See the bets of players, casino and sport, with stake, win and status.", "menuItems": ["/bets", "/quick-bets"]},
  bets_settle: {"title": "Settle bets", "description": "Settle open bets by hand, which pays out wins or refunds stakes.", "menuItems": []},
  billing_v1_read: {"title": "View operator invoices (V1)", "description": "See invoices of the first system.", "menuItems": ["/billing/invoices"]},
  billing_v1_write: {"title": "Manage operator invoices (V1)", "description": "Generate, change and delete invoices of the first billing system, and add their payments.", "menuItems": []},
  billing_v2_read: {"title": "View billing (V2)", "description": "See the invoices and payments of the present billing system.", "menuItems": ["/billing/operatorsV2/invoice", "/billing/operatorsV2/transaction-history", "/billing/meV2"]},
  billing_v2_write: {"title": "Manage billing (V2)", "description": "Generate, change and delete invoices, add payments by hand and change operators' billing settings.", "menuItems": []},
  brand_billing_read: {"title": "View brand records", "description": "See what brands owe and what they paid.", "menuItems": ["/billing/brands"]},
  brand_billing_write: {"title": "Manage brand records", "description": "Generate, change and delete brands' invoices and payments.", "menuItems": []},
  brands_access: {"title": "Work with brands", "description": "See the list of an operator's own brands.", "menuItems": ["/brands"]},
  brands_write: {"title": "Manage brands", "description": "Create brands of an operator, and delete those where nothing is open.", "menuItems": []},
  cashback_confirm: {"title": "Decide cashback", "description": "Confirm and reject cashback that waits for a decision.", "menuItems": []},
  cashback_read: {"title": "View cashback", "description": "See claimed and pending cashback, and use the calculator.", "menuItems": ["/transactions/cashback", "/transactions/pending-cashback"]},
  cashback_write: {"title": "Manage cashback", "description": "Claim cashback for players, override their levels.", "menuItems": []},
  cf_accounts_read: {"title": "View Cloudflare accounts", "description": "See the cloud accounts that domains lie in; keys are never shown.", "menuItems": ["/settings/cf-account-v2"]},
  cf_accounts_write: {"title": "Manage Cloudflare accounts", "description": "Add, edit and delete cloud accounts and their keys.", "menuItems": []},
  deposits_read: {"title": "View deposits", "description": "See deposits, deposit orders and those that wait for a check.", "menuItems": ["/deposit/list", "/deposit/orders", "/deposit/pending"]},
  deposits_write: {"title": "Decide deposits", "description": "Verify deposits, which credits players; reject orders.", "menuItems": []},
  dev: {"title": "Use developer tools", "description": "See and change DNS records, sign-in domains, front-door domains and service charts.", "menuItems": ["/settings/dev"]},
  domain_setup_run: {"title": "Set up domains", "description": "Run the steps that put a domain into service.", "menuItems": []},
  domains_read: {"title": "View domains", "description": "See the domains of operators and brands, and how far their setup has come.", "menuItems": ["/settings/domains"]},
  domains_write: {"title": "Manage domains", "description": "Add, edit and delete domains, and make one the primary one.", "menuItems": []},
  external_wallet_read: {"title": "View external wallets", "description": "See the platform's wallets at providers and their transactions.", "menuItems": ["/withdraw/external-wallet"]},
  external_wallet_write: {"title": "Move money of external wallets", "description": "Top up the platform's wallets at providers and withdraw from them.", "menuItems": []},
  flows_read: {"title": "View flows", "description": "See what players go through step by step.", "menuItems": ["/flows"]},
  flows_write: {"title": "Manage flows", "description": "Activate, deactivate and delete flows.", "menuItems": []},
  kyc_read: {"title": "View identity documents", "description": "See the identity documents of players.", "menuItems": ["/documents"]},
  kyc_write: {"title": "Review identity documents", "description": "Approve and reject the identity documents of players, and add documents for them.", "menuItems": []},
  notifications_write: {"title": "Delete notifications", "description": "Delete notifications for everybody who gets them.", "menuItems": []},
  operator_billing_read: {"title": "View operator records (V1)", "description": "See what operators owe the platform, and what they paid; operators see their own.", "menuItems": ["/billing/operators", "/billing/me"]},
  operator_billing_write: {"title": "Manage operator records (V1)", "description": "Change the invoices and payments of operators in the first billing system.", "menuItems": []},
  operators_edit: {"title": "Edit general settings", "description": "Change an operator's or brand's title, support address, default language and time zone.", "menuItems": []},
  operators_read: {"title": "View operators", "description": "See the list of all operators and brands.", "menuItems": ["/operators"]},
  operators_write: {"title": "Manage operators", "description": "Change what the platform allows an operator: gateways, limits, currencies, affiliate and cashback levels.", "menuItems": []},
  players_block: {"title": "Block players", "description": "Block players and let them in again.", "menuItems": []},
  players_delete: {"title": "Delete players", "description": "Delete players' accounts.", "menuItems": []},
  players_export: {"title": "Export players", "description": "Download files of players, such as high depositors.", "menuItems": []},
  players_panels: {"title": "View players' bonuses and affiliates", "description": "See the summaries of bonuses and of the affiliate on a player's page.", "menuItems": []},
  players_read: {"title": "View players", "description": "See players and their balances.", "menuItems": ["/players", "/players/balances"]},
  players_search: {"title": "Search players everywhere", "description": "Find a player of any operator from the top bar.", "menuItems": []},
  redo: {"title": "Change decisions", "description": "Decide again what was decided: reviews of bank accounts, and the CNAME step of a domain's setup.", "menuItems": []},
  referrals_read: {"title": "View affiliate profit of players", "description": "See what players earned by referring others and asked to be paid, and use the calculator.", "menuItems": ["/transactions/affiliate-profit", "/transactions/pending-affiliate-profit", "/withdraw/affiliate"]},
  referrals_withdraw: {"title": "Withdraw affiliate profit of players", "description": "Withdraw a player's affiliate profit, and start and cancel the jobs that do it for many.", "menuItems": []},
  referrals_write: {"title": "Override affiliate settings of players", "description": "Give a player affiliate settings of their own, or the operator's again.", "menuItems": []},
  risk_read: {"title": "View risk data", "description": "See who shares a card, and from where a player registered.", "menuItems": []},
  roles_read: {"title": "View roles", "description": "See which permissions each role has.", "menuItems": ["/settings/roles"]},
  roles_write: {"title": "Edit roles", "description": "Change which permissions a role has, for everybody who has the role.", "menuItems": []},
  staff_permissions_read: {"title": "View permissions", "description": "See all permissions, who may hold them and what they open.", "menuItems": ["/settings/staff-permissions"]},
  staff_permissions_write: {"title": "Manage permissions", "description": "Describe permissions; create and delete your own.", "menuItems": []},
  tournaments_pay: {"title": "Pay out tournaments", "description": "Approve and reject the prizes of tournaments.", "menuItems": []},
  tournaments_read: {"title": "View tournaments", "description": "See tournaments, their rankings and winners.", "menuItems": ["/tournament/list", "/tournament/winners/list"]},
  tournaments_write: {"title": "Manage tournaments", "description": "Create, edit, cancel and delete tournaments.", "menuItems": []},
  transactions_delete: {"title": "Delete transactions", "description": "Delete transactions, which takes back what they did.", "menuItems": []},
  transactions_read: {"title": "View transactions", "description": "See the transactions of players, top-ups and the history of profits.", "menuItems": ["/transactions/list", "/profit-history", "/topup/list"]},
  transactions_write: {"title": "Decide transactions", "description": "Approve and reject bonuses, referral claims and withdrawals of affiliates.", "menuItems": []},
  transforms_run: {"title": "Transform operators and brands", "description": "Make an operator a brand of another, and a brand an operator of its own.", "menuItems": []},
  treasuries_read: {"title": "View treasuries", "description": "See the treasuries and the accounts in them.", "menuItems": ["/withdraw/treasuries", "/treasury-account"]},
  usernames_read: {"title": "View usernames", "description": "See the usernames that players ask for.", "menuItems": ["/players/usernames"]},
  usernames_write: {"title": "Review usernames", "description": "Approve and edit the usernames of players.", "menuItems": []},
  wallet_convert: {"title": "Convert balances", "description": "Convert a player's balance into another currency.", "menuItems": []},
  wallet_read: {"title": "View wallets", "description": "See players' wallets and the exchange rates.", "menuItems": ["/exchange-rates"]},
  wallet_topup: {"title": "Top up players", "description": "Credit players with money or a bonus.", "menuItems": []},
  withdrawals_read: {"title": "View withdrawals", "description": "See withdrawals and those that wait for a decision.", "menuItems": ["/withdraw/list", "/withdraw/pending"]},
  withdrawals_write: {"title": "Decide withdrawals", "description": "Approve, send, settle and reject withdrawals.", "menuItems": []},
};

/** A permission in words; one that is newer than the console or the platform's own, by its key. */
export const permissionTitle = (key: string): string =>
  (permissionTexts as Readonly<Record<string, PermissionText>>)[key]?.title ?? key;
