import type { RiskPlayersQuery } from '@/api/gen/risk/endpoints'
import { api } from '@/api/gen/risk/endpoints'
import type { ListSource } from '@/kit/list/fetchAllRows'

const { initiate, name } = api.endpoints.riskPlayers

/** Where all that the filters find is read from. */
export const riskSource = (query: RiskPlayersQuery): ListSource => ({
  arg: query,
  endpoint: {
    name,
    initiate: (riskPlayersQuery: RiskPlayersQuery, options) =>
      initiate({ riskPlayersQuery }, options),
  },
})
