import type { ReactNode } from 'react'
import type { Game } from '@/api/gen/games/endpoints'
import { useClock } from '@/kit/display/clock'
import { FigureLink } from '@/session/FigureLink'
import { betsAt } from './links'

interface FigureProps {
  readonly game: Game
  /** By which of its moments the bets are counted. */
  readonly by?: 'placedAt' | 'settledAt'
  readonly children: ReactNode
}

/** What an operator's players did with a game; leads to those bets. */
export function Figure({ game, by, children }: FigureProps) {
  const { now } = useClock()
  if (!game.entry || !game.play) return null
  return <FigureLink to={betsAt(game, game.entry.opId, now(), by)}>{children}</FigureLink>
}
