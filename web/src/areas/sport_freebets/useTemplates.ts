import {
  type FreebetTemplates,
  useSportFreebetTemplatesQuery,
} from '@/api/gen/sport_freebets/endpoints'
import { readList } from '@/kit/display/readValue'

/** As many as a page has where the sportsbook does not say. */
export const ITEMS_PER_PAGE = 20

const countIn = ({ metadata, items }: FreebetTemplates): number =>
  Number.isFinite(metadata?.totalItems) ? metadata.totalItems : readList(items).length

const perPageIn = (metadata: FreebetTemplates['metadata'] | undefined): number => {
  const said = metadata?.itemsPerPage ?? 0
  return Number.isFinite(said) && said > 0 ? said : ITEMS_PER_PAGE
}

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
    perPage: perPageIn(data?.metadata),
  }
}
