import type { RiskPlayersQuery } from '@/api/gen/risk/endpoints'
import { api } from '@/api/gen/risk/endpoints'
import type { ListSource } from '@/kit/list/fetchAllRows'

const { initiate } = api.endpoints.riskPlayers

/** Where all that the filters find is read from. */
export const riskSource = (query: RiskPlayersQuery): ListSource => ({
  arg: query,
  endpoint: {
    initiate: (riskPlayersQuery: RiskPlayersQuery, options) =>
      initiate({ riskPlayersQuery }, options),
  },
})
