import { type AfdDomain, api } from '@/api/gen/endpoints'
import { type BulkAct, writing } from '@/kit/bulk/bulk'
import { notDeleted, notPutOn, notRenewed, notTakenOff } from './labels'

const moves = (isAssociated: boolean): BulkAct<AfdDomain>['write'] => {
  return ({ id: domainId }) =>
    writing(api.endpoints.afdDomainAssociate, { afdAssociation: { domainId, isAssociated } })
}

/** What developers do with many custom domains. */
export const BULK: readonly BulkAct<AfdDomain>[] = [
  {
    id: 'renew',
    label: 'New validation tokens',
    permission: 'dev',
    says: 'Each gets a new token, which its TXT record has to show before it is validated again.',
    word: 'renew',
    because: notRenewed,
    write: ({ id: domainId }) =>
      writing(api.endpoints.afdDomainRevalidate, { afdDomainNamed: { domainId } }),
  },
  {
    id: 'associate',
    label: 'Put on their routes',
    permission: 'dev',
    says: 'The front door answers for them on their routes.',
    word: 'on',
    because: notPutOn,
    write: moves(true),
  },
  {
    id: 'dissociate',
    label: 'Take off their routes',
    permission: 'dev',
    danger: true,
    says: 'They answer no more until they are put back on their routes.',
    word: 'off',
    because: notTakenOff,
    write: moves(false),
  },
  {
    id: 'delete',
    label: 'Delete AFD domains',
    permission: 'dev',
    danger: true,
    says: 'They will be deleted at the front door, with their certificates.',
    word: 'delete',
    because: notDeleted,
    write: ({ id: targetId, name }) => writing(api.endpoints.afdDomainDelete, { name, targetId }),
  },
]
