import { Json } from '@/kit/record/Json'
import type { OfPlayer } from './composition'

export function PlayerJson({ player }: OfPlayer) {
  return <Json value={player} what={`Player ${player.playerCode} as JSON`} />
}
