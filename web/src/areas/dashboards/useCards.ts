import { CARDS } from '@/api/gen/dashboards/constants'
import { api, useViewsQuery } from '@/api/gen/views/endpoints'
import { useAction } from '@/kit/form/useAction'

const NAME = 'My cards'
const LIST = 'dashboards'
const known: readonly string[] = CARDS

/** The user's cards in their order, kept as a saved view of the dashboard; all of them until some are chosen. */
export function useCards() {
  const { data } = useViewsQuery({ listId: LIST })
  const add = useAction(api.endpoints.viewAdd)
  const update = useAction(api.endpoints.viewUpdate)
  const kept = data?.views.find(({ name, isOwn }) => isOwn && name === NAME)
  const chosen = kept?.columns?.filter((card) => known.includes(card)) ?? []
  const choose = (cards: readonly string[]) => {
    const form = { name: NAME, query: '', columns: [...cards], sharedWith: [] }
    return kept
      ? update.run({ viewId: kept.viewId, viewEdit: form }, { record: kept })
      : add.run({ viewForm: { ...form, listId: LIST } })
  }
  return {
    cards: chosen.length > 0 ? chosen : known,
    choose,
    isReady: data !== undefined,
    isRunning: add.running || update.running,
  }
}
