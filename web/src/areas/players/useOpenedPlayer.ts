import { useState } from 'react'

interface Coded {
  readonly playerCode: string
}

/** Which player's details are open, and the way to the neighbours in a list. */
export function useOpenedPlayer(players: readonly Coded[]) {
  const [openCode, setOpenCode] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  if (openCode !== null && !wasOpened) setWasOpened(true)
  const at = players.findIndex(({ playerCode }) => playerCode === openCode)
  const beside = (step: number) => {
    const other = at < 0 ? undefined : players[at + step]
    return other ? () => setOpenCode(other.playerCode) : null
  }
  return {
    openCode,
    setOpenCode,
    wasOpened,
    neighbours: { onPrevious: beside(-1), onNext: beside(1) },
  }
}
