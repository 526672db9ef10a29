import type { Transaction } from '@/api/gen/shared/types'
import type { Column } from '@/kit/list/columns'

type Read = NonNullable<Column<Transaction>['csv']>

const CELLS: readonly (readonly [title: string, read: Read])[] = [
  ['player code', ({ player }) => player.playerCode],
  ['nickname', ({ player }) => player.nickName],
  ['email', ({ player }) => player.profile.email],
  ['txId', ({ txId }) => txId],
  ['opId', ({ operator }) => operator.opId],
  ['opTitle', ({ operator }) => operator.opTitle],
  ['fromAmount', ({ fromAmount }) => fromAmount],
  ['fromCurrency', ({ fromCurrency }) => fromCurrency],
  ['toAmount', ({ toAmount }) => toAmount],
  ['toCurrency', ({ toCurrency }) => toCurrency],
  ['gateway', ({ gateway }) => gateway],
  ['status', ({ status }) => status],
  ['createdAt', ({ createdAt }) => createdAt],
  ['isFTD', ({ isFTD }) => isFTD],
  ['confirmedAt', ({ confirmedAt }) => confirmedAt],
]

/** The columns of the file 'Deposits', whatever the list shows. */
export const csvColumns: readonly Column<Transaction>[] = CELLS.map(([title, csv]) => ({
  key: title,
  title,
  width: 0,
  render: () => null,
  csv,
}))
