import { type AfdDomain, api } from '@/api/gen/afd/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { notDeleted, notPutOn, notRenewed, notTakenOff } from './labels'

const moves = (isAssociated: boolean): BulkAction<AfdDomain>['write'] => {
  return ({ id: domainId }) =>
    bulkWrite(api.endpoints.afdDomainAssociate, { afdAssociation: { domainId, isAssociated } })
}

/** What developers do with many custom domains. */
export const BULK: readonly BulkAction<AfdDomain>[] = [
  {
    id: 'renew',
    label: 'Request new validation tokens',
    permission: 'dev',
    description:
      'Each gets a new token, which its TXT record must contain before it is validated again.',
    confirmWord: 'request',
    disabledReason: notRenewed,
    write: ({ id: domainId }) =>
      bulkWrite(api.endpoints.afdDomainRevalidate, { afdDomainNamed: { domainId } }),
  },
  {
    id: 'associate',
    label: 'Associate with routes',
    permission: 'dev',
    description: 'The front door starts serving them on their routes.',
    confirmWord: 'associate',
    disabledReason: notPutOn,
    write: moves(true),
  },
  {
    id: 'dissociate',
    label: 'Remove from routes',
    permission: 'dev',
    danger: true,
    description: 'They stop responding until they are associated with their routes again.',
    confirmWord: 'remove',
    disabledReason: notTakenOff,
    write: moves(false),
  },
  {
    id: 'delete',
    label: 'Delete custom domains',
    permission: 'dev',
    danger: true,
    description: 'They will be deleted from the front door, with their certificates.',
    confirmWord: 'delete',
    disabledReason: notDeleted,
    write: ({ id: targetId, name }) => bulkWrite(api.endpoints.afdDomainDelete, { name, targetId }),
  },
]
