import {
  type FreebetTemplates,
  useSportFreebetTemplatesQuery,
} from '@/api/gen/sport_freebets/endpoints'
import { readList } from '@/kit/display/readValue'

/** As many as a page has where the sportsbook does not say. */
export const ITEMS_PER_PAGE = 20

const countIn = ({ metadata, items }: FreebetTemplates): number =>
  Number.isFinite(metadata?.totalItems) ? metadata.totalItems : readList(items).length

/** A page of the sportsbook's templates, as lists take it; those of an operator's players, where one is named. */
export function useTemplates(page: number, opId: string | undefined) {
  const { data, currentData, ...call } = useSportFreebetTemplatesQuery({
    page,
    ...(opId && { opId }),
  })
  return {
    ...call,
    currentData,
    data: data && { items: readList(data.items), count: countIn(data) },
    perPage: data?.metadata?.itemsPerPage ?? ITEMS_PER_PAGE,
  }
}
