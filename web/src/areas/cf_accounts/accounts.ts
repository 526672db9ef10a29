import {
  type CfAccountV1,
  type CfAccountV2,
  useCfAccountsV1Query,
  useCfAccountsV2Query,
} from '@/api/gen/cf_accounts/endpoints'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'

/** An account of either generation; the first has no code, and nothing is said of it. */
export interface Account {
  readonly generation: 1 | 2
  readonly token: string
  readonly title: string
  readonly opId: string
  readonly opTitle: string
  readonly cfAccountId: string
  readonly cfAccountCode: string | null
  readonly description: string
  readonly note: string
  readonly createdAt: string
  readonly updatedAt: string | null
  readonly revision: number
}

const ofFirst = (account: CfAccountV1): Account => ({
  ...account,
  generation: 1,
  cfAccountCode: null,
  description: '',
  note: '',
  updatedAt: null,
})

const ofSecond = (account: CfAccountV2): Account => ({ ...account, generation: 2 })

/** Whose an account's new zones are: its owner's, or where the chosen or own operator is a brand that works with
 * its parent's account, the brand's. */
export function useZoneOwner(): (account: Pick<Account, 'opId'>) => string {
  const { user } = useSession()
  const opId = useChosenOperator() ?? user.opId
  const { data } = useOperatorsMenuListQuery()
  const chosen = data?.operators?.find((operator) => operator.opId === opId)
  const parent = opId === user.opId ? user.parentOpId : chosen?.parentOpId
  return (account) => (opId && account.opId === parent ? opId : account.opId)
}

/** The accounts of a generation that the user may work with, of the chosen operator. */
export function useAccounts(generation: 1 | 2, opId: string | undefined) {
  const query = opId ? { opId } : {}
  const first = useCfAccountsV1Query(query, { skip: generation !== 1 })
  const second = useCfAccountsV2Query(query, { skip: generation !== 2 })
  const call = generation === 1 ? first : second
  const found: readonly Account[] | undefined =
    generation === 1 ? first.data?.map(ofFirst) : second.data?.map(ofSecond)
  return { call, accounts: found }
}
