import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands in `web/src`. */
const SRC = join(import.meta.dirname, '..')

export interface Source {
  /** Below the folder. */
  readonly path: string
  readonly text: string
}

/** The sources of a folder of `web/src` whose names end so, without their tests. */
export const sourcesIn = (folder: string, ends = /\.tsx?$/): readonly Source[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path, text: readFileSync(join(SRC, folder, path), 'utf8') }))

const OPENS = '({['
const CLOSES = ')}]'

/** The opening tag or the brackets that begin at this place, to their end. */
export function wholeOf(text: string, start: number): string {
  const isTag = text.charAt(start) === '<'
  let brackets = 0
  let angles = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (OPENS.includes(sign)) brackets += 1
    if (CLOSES.includes(sign)) brackets -= 1
    // within brackets, these compare
    if (isTag && brackets === 0 && sign === '<') angles += 1
    if (isTag && brackets === 0 && sign === '>') angles -= 1
    if (brackets + angles === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/** The object around this place. */
export function objectAround(text: string, place: number): string {
  let depth = 0
  for (let at = place - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at)
    if (CLOSES.includes(sign)) depth += 1
    if (OPENS.includes(sign)) depth -= 1
    if (depth < 0) return wholeOf(text, at)
  }
  return ''
}

/**
 * What is otherwise than the rest of its group, each with its reason in a line: a list by its id or its area, a queue
 * by its badge, a file by its path. Whatever stands here and is like the rest by now fails its test, too.
 */
export const EXCEPTIONS = {
  words: {},
  identity: {
    'wallet.rates': 'a row narrows the list to its currency',
    'afd.profiles': 'a profile is a form of two fields',
    'dev_dns.records': 'a record is a form',
    'app_service.apps': 'an app opens its charts',
    activities: 'a log’s entry is its moment; nothing is done to it',
    reveals: 'a log’s entry is its moment; nothing is done to it',
  },
  toolbars: {
    'domains_v1.zones': 'the vendor gives its zones page by page, by its own filters',
    'wallet.rates': 'rates are read from the bar on every page',
    cf_accounts: 'an account is its keys, which are in no file',
    'afd.profiles': 'a few rows of the vendor’s',
    dev_dns: 'a few rows of the vendor’s',
    auth0: 'a few rows of the vendor’s',
    app_service: 'a few rows of the vendor’s',
    sport_freebets: 'templates are the provider’s, to give from',
  },
  periods: {},
  columns: {
    'external_wallet.transactions': 'is summed in the currency of the provider’s wallet',
  },
  queues: {
    tickets: 'are ordered by priority',
    risk: 'is ordered by the score',
    overdueInvoices: 'leads to invoices, which are paid, not decided',
  },
  'drawer and page': {},
  'before and after': {
    'reports/WhatChanged.tsx': 'compares two periods: nothing is about to change',
    'games/Changes.tsx': 'has a row for each game, with why some are left as they are',
    'translations/ReportOf.tsx': 'has a row for each text and language, with what differs within',
    'billing_v2/Comparison.tsx': 'adds up, which the table of moves does not',
  },
  dialogs: {},
  focus: {
    '.shell-page': 'takes the focus by script, when a page is new',
    '.support-ticket': 'takes the focus by script, when a ticket is opened',
  },
  failure: {},
  loading: {},
  menu: {},
  help: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

type Group = keyof typeof EXCEPTIONS

export const exceptionsOf = (group: Group): readonly string[] => Object.keys(EXCEPTIONS[group])
