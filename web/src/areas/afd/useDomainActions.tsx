import { type AfdDomain, api } from '@/api/gen/afd/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { joined } from '@/kit/display/None'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { useOpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { notDeleted, notPutOn, notRenewed, notTakenOff } from './labels'

/** What developers do with a custom domain. */
export function useDomainActions(): readonly RecordAction<AfdDomain>[] {
  const confirm = useConfirm()
  const { closeDuring } = useOpenId()
  const renew = useAction(api.endpoints.afdDomainRevalidate)
  const move = useAction(api.endpoints.afdDomainAssociate)

  const takeOff = async ({ id, hostName, routeNames }: AfdDomain) => {
    const agreed = await confirm({
      title: `Remove domain ${quotedName(hostName)} from its routes?`,
      facts: [
        ['Domain', <Name key="host" text={hostName} />],
        ['Routes', () => joined(routeNames, ', ')],
      ],
      content: <p>It stops responding until it is associated with its routes again.</p>,
      confirmLabel: 'Remove from routes',
      danger: true,
      confirmWord: 'remove',
    })
    if (agreed) await move.run({ afdAssociation: { domainId: id, isAssociated: false } })
  }
  const remove = useConfirmed(
    useAction(api.endpoints.afdDomainDelete, { errorDialog: 'Error' }),
    ({ id, name, hostName }: AfdDomain) => ({
      title: `Delete custom domain ${quotedName(hostName)}?`,
      facts: [['Domain', <Name key="host" text={hostName} />]],
      content: <p>It will be deleted from the front door, with its certificate.</p>,
      confirmLabel: 'Delete custom domain',
      danger: true,
      confirmWord: 'delete',
      arg: { name, targetId: id },
      during: closeDuring,
    }),
  )

  return [
    {
      id: 'renew',
      label: 'Request new validation token',
      permission: 'dev',
      disabledReason: notRenewed,
      run: ({ id }) => renew.run({ afdDomainNamed: { domainId: id } }),
    },
    {
      id: 'associate',
      label: 'Associate with routes',
      permission: 'dev',
      disabledReason: notPutOn,
      run: ({ id }) => move.run({ afdAssociation: { domainId: id, isAssociated: true } }),
    },
    {
      id: 'dissociate',
      label: 'Remove from routes',
      permission: 'dev',
      danger: true,
      disabledReason: notTakenOff,
      run: takeOff,
    },
    {
      id: 'delete',
      label: 'Delete custom domain',
      permission: 'dev',
      danger: true,
      disabledReason: notDeleted,
      run: remove.ask,
    },
  ]
}
