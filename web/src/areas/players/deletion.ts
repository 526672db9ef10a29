import type { Player } from '@/api/gen/players/endpoints'

/** The body of a player's deletion. */
export const deletionOf = ({ playerId, username: playerUsername, uuid }: Player) => ({
  playerDeletion: { playerId, playerUsername, uuid },
})
