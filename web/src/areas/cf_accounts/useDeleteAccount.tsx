import { api } from '@/api/gen/cf_accounts/endpoints'
import { type BulkWrite, bulkWrite } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import type { OpenId } from '@/kit/list/useOpenRecord'
import type { Account } from './accounts'

/** The call of the account's generation, ready to be sent. */
export const deletionOf = (account: Account): BulkWrite => {
  const { opId, token, cfAccountId: accountId, cfAccountCode } = account
  return cfAccountCode === null
    ? bulkWrite(api.endpoints.cfAccountV1Delete, { opId, token, accountId })
    : bulkWrite(api.endpoints.cfAccountV2Delete, { opId, cfAccountCode, accountId }, account)
}

/** Asks, then deletes by the call of the account's generation. */
export function useDeleteAccount(closeDuring: OpenId['closeDuring']) {
  const confirm = useConfirm()
  const first = useAction(api.endpoints.cfAccountV1Delete)
  const second = useAction(api.endpoints.cfAccountV2Delete, { errorDialog: 'Error' })
  return async (account: Account) => {
    const { title, opId, opTitle, token, cfAccountId: accountId, cfAccountCode } = account
    const agreed = await confirm({
      title: `Delete Cloudflare account ${quotedName(title)}?`,
      // The specification gives its size: it has no room for facts.
      content: (
        <p>
          The account of “<Name text={opTitle} />” will be removed with its token. Its zones stay in
          the cloud but can no longer be changed here.
        </p>
      ),
      confirmLabel: 'Delete Cloudflare account',
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    await closeDuring(() =>
      cfAccountCode === null
        ? first.run({ opId, token, accountId })
        : second.run({ opId, cfAccountCode, accountId }, { record: account }),
    )
  }
}
