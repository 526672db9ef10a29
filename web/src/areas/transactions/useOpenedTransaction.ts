import { useState } from 'react'

interface Identified {
  readonly txId: string
}

/** Which transaction's details are open, and the way to the neighbours in a list. */
export function useOpenedTransaction(rows: readonly Identified[] = []) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  if (openId !== null && !wasOpened) setWasOpened(true)
  const at = rows.findIndex(({ txId }) => txId === openId)
  const beside = (step: number) => {
    const other = at < 0 ? undefined : rows[at + step]
    return other ? () => setOpenId(other.txId) : null
  }
  return {
    openId,
    setOpenId,
    wasOpened,
    neighbours: { onPrevious: beside(-1), onNext: beside(1) },
  }
}
