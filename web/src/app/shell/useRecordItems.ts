import { useDomainsV2Query } from '@/api/gen/domains_v2/endpoints'
import { useGameSearchQuery } from '@/api/gen/games/endpoints'
import { useGatewaysQuery } from '@/api/gen/gateways/endpoints'
import { usePlayersSearchQuery } from '@/api/gen/players/endpoints'
import { useSupportTicketsQuery } from '@/api/gen/support/endpoints'
import { addressOf, operations, titleOf } from '@/areas/gateways'
import { joined } from '@/kit/display/None'
import { nameText } from '@/kit/display/personText'
import { useDebounced } from '@/kit/useDebounced'
import { CMS_DEFAULT, useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'
import { maySearchPlayers } from '../controls'
import { keptQuery } from '../query'
import { ownPage } from '../routes'
import { type FoundGroups, NOTHING_FOUND as NONE, SHORTEST } from './paletteSearch'
import { useViewItems } from './useViewItems'

const PLAYER = '/players/:playerCode'
const DOMAINS = '/settings/domains'
const GAMES = '/games'
const GATEWAY = '/deposit/gateways/:uuid'
const TICKET = '/support/:brandId/:id'
/** `1042`, `#1042` or `ticket 1042`. */
const TICKET_NUMBER = /^(?:#|ticket\s*#?)?(\d{1,9})$/i
const MOST = 10

/** Saved views, players, domains, games, gateways and tickets by what is typed, each for those who may search them and
 * open one. */
export function useRecordItems(typed: string): FoundGroups {
  const found = [
    useViewItems(typed),
    usePlayerItems(typed),
    useDomainItems(typed),
    useGameItems(typed),
    useGatewayItems(typed),
    useTicketItems(typed),
  ]
  const notes = found.map(({ note }) => note).filter(Boolean)
  return { groups: found.flatMap(({ groups }) => groups), note: notes.join(' ') || null }
}

function useDomainItems(typed: string): FoundGroups {
  const { user } = useSession()
  const opId = useChosenOperator()
  const text = typed.trim()
  const wanted = useDebounced(text)
  const page = ownPage(DOMAINS, user)
  const { currentData, isFetching, isError } = useDomainsV2Query(
    {
      domain: wanted,
      page: 1,
      limit: MOST,
      ...(opId && opId !== CMS_DEFAULT ? { opId } : {}),
    },
    { skip: !page || wanted.length < SHORTEST },
  )
  if (!page || text.length < SHORTEST) return NONE
  if (text !== wanted || isFetching) return { groups: [], note: 'Searching domains…' }
  if (isError || !currentData) return { groups: [], note: 'The domain search failed.' }
  const items = currentData.data.map(({ domainName, unicodeName, opTitle }) => ({
    id: `domain:${domainName}`,
    group: 'Domains',
    label: unicodeName,
    detail: opTitle,
    to: (query: URLSearchParams) => {
      const next = new URLSearchParams(keptQuery(query, page))
      next.set('open', domainName)
      return `${page.path}?${next}`
    },
  }))
  if (items.length === 0) return NONE
  const { total } = currentData.dataInfo.pagination
  return { groups: [{ name: 'Domains', items, total }], note: null }
}

function useGameItems(typed: string): FoundGroups {
  const { user } = useSession()
  const text = typed.trim()
  const wanted = useDebounced(text)
  const page = ownPage(GAMES, user)
  const { currentData, isFetching, isError } = useGameSearchQuery(
    { gameSearch: { text: wanted, limit: MOST } },
    { skip: !page || wanted.length < SHORTEST },
  )
  if (!page || text.length < SHORTEST) return NONE
  if (text !== wanted || isFetching) return { groups: [], note: 'Searching games…' }
  if (isError || !currentData) return { groups: [], note: 'The game search failed.' }
  const items = currentData.map(({ id, title, provider }) => ({
    id: `game:${id}`,
    group: 'Games',
    label: title,
    detail: provider,
    to: (query: URLSearchParams) => {
      const next = new URLSearchParams(keptQuery(query, page))
      next.set('open', id)
      return `${page.path}?${next}`
    },
  }))
  if (items.length === 0) return NONE
  return { groups: [{ name: 'Games', items, total: items.length }], note: null }
}

function useGatewayItems(typed: string): FoundGroups {
  const { user } = useSession()
  const opId = useChosenOperator()
  const text = typed.trim()
  const wanted = useDebounced(text)
  const page = ownPage(GATEWAY, user)
  const { currentData, isFetching, isError } = useGatewaysQuery(
    {
      search: wanted,
      page: 1,
      limit: MOST,
      ...(opId && opId !== CMS_DEFAULT ? { opId } : {}),
    },
    { skip: !page || wanted.length < SHORTEST },
  )
  if (!page || text.length < SHORTEST) return NONE
  if (text !== wanted || isFetching) return { groups: [], note: 'Searching gateways…' }
  if (isError || !currentData) return { groups: [], note: 'The gateway search failed.' }
  const items = currentData.items.map((gateway) => ({
    id: `gateway:${gateway.uuid}`,
    group: 'Gateways',
    label: titleOf(gateway),
    detail: `${operations[gateway.operation]} ${gateway.version} · ${gateway.opTitle}`,
    to: (query: URLSearchParams) => `${addressOf(gateway)}${keptQuery(query, page)}`,
  }))
  if (items.length === 0) return NONE
  return { groups: [{ name: 'Gateways', items, total: currentData.count }], note: null }
}

/** Tickets by their number, which each operator and brand counts for itself. */
function useTicketItems(typed: string): FoundGroups {
  const { user } = useSession()
  const opId = useChosenOperator()
  const text = typed.trim()
  const wanted = useDebounced(text)
  const page = ownPage(TICKET, user)
  const number = Number(TICKET_NUMBER.exec(wanted)?.[1] ?? 0)
  const { currentData, isFetching, isError } = useSupportTicketsQuery(
    {
      ticketNumber: number,
      page: 1,
      limit: MOST,
      ...(opId && opId !== CMS_DEFAULT ? { opId } : {}),
    },
    { skip: !page || number < 1 },
  )
  if (!page || number < 1) return NONE
  if (text !== wanted || isFetching) return { groups: [], note: 'Searching tickets…' }
  if (isError || !currentData) return { groups: [], note: 'The ticket search failed.' }
  const items = currentData.items.map(({ id, brandId, brandTitle, ticketNumber }) => ({
    id: `ticket:${id}`,
    group: 'Tickets',
    label: `Ticket ${ticketNumber}`,
    detail: brandTitle,
    to: (query: URLSearchParams) =>
      `/support/${encodeURIComponent(brandId)}/${encodeURIComponent(id)}${keptQuery(query, page)}`,
  }))
  if (items.length === 0) return NONE
  return { groups: [{ name: 'Tickets', items, total: currentData.count }], note: null }
}

function usePlayerItems(typed: string): FoundGroups {
  const { user } = useSession()
  const opId = useChosenOperator()
  const text = typed.trim()
  const wanted = useDebounced(text)
  const page = ownPage(PLAYER, user)
  const may = page !== undefined && maySearchPlayers(user)
  const { currentData, isFetching, isError } = usePlayersSearchQuery(
    {
      playerSearch: {
        query: wanted,
        page: 1,
        limit: MOST,
        ...(opId && opId !== CMS_DEFAULT ? { opId } : {}),
      },
    },
    { skip: !may || wanted.length < SHORTEST },
  )
  if (!may || text.length < SHORTEST) return NONE
  if (text !== wanted || isFetching) return { groups: [], note: 'Searching players…' }
  if (isError || !currentData) return { groups: [], note: 'The player search failed.' }
  const items = currentData.items.map(({ playerCode, username, profile, operator }) => ({
    id: `player:${playerCode}`,
    group: 'Players',
    label: nameText(username),
    detail: [
      nameText(joined([profile.firstName, profile.lastName])),
      playerCode,
      nameText(operator.opTitle),
    ].join(' · '),
    to: (query: URLSearchParams) =>
      `/players/${encodeURIComponent(playerCode)}${keptQuery(query, page)}`,
  }))
  if (items.length === 0) return NONE
  return { groups: [{ name: 'Players', items, total: currentData.count }], note: null }
}
