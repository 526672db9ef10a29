import { DOMAIN_ACTIONS } from '@/api/gen/domains_v2/constants'
import type { DomainV2 } from '@/api/gen/domains_v2/endpoints'
import type { DomainAction } from '@/api/gen/domains_v2/enums'
import { MISSING_AFD_DETAILS } from '@/api/gen/shared/constants'
import type { Role } from '@/api/gen/shared/enums'
import { rolesOfChoice } from '@/session/operationAccess'
import { isPlatformAdmin } from '@/session/roles'

export type DomainActionKey = Exclude<DomainAction, 'EDIT'>

interface Described {
  readonly label: string
  /** What is asked of the domain, quoted. */
  readonly question: (name: string) => string
  /** What will happen. */
  readonly description: string
  readonly isDelete?: boolean
}

export const domainActions: Readonly<Record<DomainActionKey, Described>> = {
  SET_PRIMARY: {
    label: DOMAIN_ACTIONS.SET_PRIMARY,
    question: (name) => `Set primary domain ${name}?`,
    description: 'The domain becomes the operator’s primary domain and replaces the current one.',
  },
  ASSOCIATE: {
    label: DOMAIN_ACTIONS.ASSOCIATE,
    question: (name) => `Associate domain ${name}?`,
    description:
      'Forced: the front door puts the domain on its routes regardless of its validation.',
  },
  SYNC_CF: {
    label: DOMAIN_ACTIONS.SYNC_CF,
    question: (name) => `Sync domain ${name}?`,
    description:
      'Forced: the registrar is checked now, and rules and records are rewritten in the zone.',
  },
  PURGE_CACHE: {
    label: DOMAIN_ACTIONS.PURGE_CACHE,
    question: (name) => `Purge cache of ${name}?`,
    description: 'Cached content of this domain is removed.',
  },
  PURGE_CACHE_ALL: {
    label: DOMAIN_ACTIONS.PURGE_CACHE_ALL,
    question: (name) => `Purge all caches of the operator of ${name}?`,
    description:
      'Cached content of all domains of this operator is removed; they may be slower for a while.',
  },
  AFD_DELETE: {
    label: DOMAIN_ACTIONS.AFD_DELETE,
    question: (name) => `Delete ${name} from front door?`,
    description:
      'The domain is taken off its routes, its records out of the zone, and then out of the front door. It stops answering.',
    isDelete: true,
  },
  CF_DELETE: {
    label: DOMAIN_ACTIONS.CF_DELETE,
    question: (name) => `Delete zone ${name}?`,
    description:
      'The zone is deleted in the cloud with all its DNS records. If added again, it gets different name servers.',
    isDelete: true,
  },
  DB_DELETE: {
    label: DOMAIN_ACTIONS.DB_DELETE,
    question: (name) => `Delete record of ${name}?`,
    description: 'The domain is removed from the platform.',
    isDelete: true,
  },
}

const ORDER: readonly DomainActionKey[] = [
  'SET_PRIMARY',
  'ASSOCIATE',
  'SYNC_CF',
  'PURGE_CACHE',
  'PURGE_CACHE_ALL',
  'AFD_DELETE',
  'CF_DELETE',
  'DB_DELETE',
]

/** Whether this role says in the form whose domain a new one is. */
export const choosesOperator = (role: Role): boolean =>
  isPlatformAdmin(role) || role === 'OPERATOR_ADMIN'

/** What this role may do with this domain: a primary one is never deleted. */
export function domainActionsFor(
  role: Role,
  domain: Pick<DomainV2, 'isPrimary'>,
): readonly DomainActionKey[] {
  return ORDER.filter(
    (action) =>
      rolesOfChoice('domainV2Act', action).includes(role) &&
      !(domain.isPrimary && domainActions[action].isDelete),
  )
}

type Details = Pick<
  DomainV2,
  'afdProfileName' | 'afdEndpointName' | 'afdRouteName' | 'afdCustomDomainId' | 'isLocked'
> &
  Pick<DomainV2, 'cfZoneId' | 'isPrimary'>

const FRONT = ['afdProfileName', 'afdEndpointName', 'afdRouteName', 'afdCustomDomainId'] as const

export const isMissingDetails = (domain: Pick<Details, (typeof FRONT)[number]>): boolean =>
  FRONT.some((name) => domain[name] === null)

const LOCKED = 'The domain is locked.'
const NO_ZONE = 'The domain has no zone in the cloud.'

const AFD_FIRST = 'Delete it from the front door first.'
const withoutZone = ({ cfZoneId }: Details) => (cfZoneId ? null : NO_ZONE)
const isAtFrontDoor = ({ afdCustomDomainId }: Details) => afdCustomDomainId !== null

/** Deletion goes front door, zone, database. */
const REASONS: Readonly<Record<DomainActionKey, (domain: Details) => string | null>> = {
  SET_PRIMARY: ({ isPrimary }) => (isPrimary ? 'It is the primary domain.' : null),
  ASSOCIATE: (domain) => (isMissingDetails(domain) ? MISSING_AFD_DETAILS : null),
  SYNC_CF: withoutZone,
  PURGE_CACHE: withoutZone,
  PURGE_CACHE_ALL: () => null,
  AFD_DELETE: (domain) => (isAtFrontDoor(domain) ? null : 'The domain is not at the front door.'),
  CF_DELETE: (domain) => (isAtFrontDoor(domain) ? AFD_FIRST : withoutZone(domain)),
  DB_DELETE: (domain) =>
    isAtFrontDoor(domain) ? AFD_FIRST : domain.cfZoneId ? 'Delete its zone first.' : null,
}

/** Why not now; null where it may be done. */
export const actionDisabledReason = (action: DomainActionKey, domain: Details): string | null =>
  domainActions[action].isDelete && domain.isLocked ? LOCKED : REASONS[action](domain)

export const FLAGS = [
  ['isPrimary', 'Primary'],
  ['isLocked', 'Locked'],
  ['isBackoffice', 'Backoffice'],
  ['isB2CPFF', 'Player platform'],
  ['isBrand', 'Brand'],
  ['isInternal', 'Internal'],
] as const

export const flagsOf = (domain: DomainV2): string =>
  FLAGS.filter(([name]) => domain[name])
    .map(([, label]) => label)
    .join(', ')

/** How the address tells which domain is open; the record within it goes with it. */
export const OPENED = { hasTab: true, within: ['dnsRecord'] }
