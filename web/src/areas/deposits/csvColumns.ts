import type { Transaction } from '@/api/gen/shared/types'
import type { Column } from '@/kit/list/columns'

const CELLS = [
  ['player code', 'player.playerCode'],
  ['nickname', 'player.nickName'],
  ['email', 'player.profile.email'],
  ['txId', 'txId'],
  ['opId', 'operator.opId'],
  ['opTitle', 'operator.opTitle'],
  ['fromAmount', 'fromAmount'],
  ['fromCurrency', 'fromCurrency'],
  ['toAmount', 'toAmount'],
  ['toCurrency', 'toCurrency'],
  ['gateway', 'gateway'],
  ['status', 'status'],
  ['createdAt', 'createdAt'],
  ['isFTD', 'isFTD'],
  ['confirmedAt', 'confirmedAt'],
] as const

/** The columns of the file 'Deposits', whatever the list shows. */
export const csvColumns: readonly Column<Transaction>[] = CELLS.map(([title, field]) => ({
  key: title,
  title,
  width: 0,
  field,
  ...(title === 'email' && { personal: true }),
}))
