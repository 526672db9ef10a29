import type { ReactNode } from 'react'
import type { Game } from '@/api/gen/games/endpoints'
import { useClock } from '@/kit/display/clock'
import { FigureLink } from '@/session/FigureLink'
import { betsAt } from './links'

interface FigureProps {
  readonly game: Game
  /** What the bets are counted in. */
  readonly countedIn?: 'WAGER' | 'GGR'
  readonly children: ReactNode
}

/** What an operator's players did with a game; leads to those bets. */
export function Figure({ game, countedIn, children }: FigureProps) {
  const { now } = useClock()
  if (!game.entry || !game.play) return null
  return <FigureLink to={betsAt(game, game.entry.opId, now(), countedIn)}>{children}</FigureLink>
}
