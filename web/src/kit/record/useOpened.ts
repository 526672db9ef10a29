import { useState } from 'react'

/** Which record's details are open over a list, and the way to its neighbours there. */
export function useOpened<Row>(rows: readonly Row[] = [], keyOf: (row: Row) => string) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  if (openId !== null && !wasOpened) setWasOpened(true)
  const at = rows.findIndex((row) => keyOf(row) === openId)
  const beside = (step: number) => {
    const other = at < 0 ? undefined : rows[at + step]
    return other ? () => setOpenId(keyOf(other)) : null
  }
  return {
    openId,
    setOpenId,
    wasOpened,
    neighbours: { onPrevious: beside(-1), onNext: beside(1) },
  }
}
