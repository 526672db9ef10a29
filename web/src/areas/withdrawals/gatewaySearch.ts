import type { TomaniGateway } from '@/api/gen/withdrawals/endpoints'
import { SEARCHED_ABOVE } from '@/kit/display/options'

/** A search is offered where there are many gateways. */
export const isSearched = (gateways: readonly TomaniGateway[]): boolean =>
  gateways.length > SEARCHED_ABOVE

/** The gateways whose title or provider holds the text, and the chosen one. */
export function found(
  gateways: readonly TomaniGateway[],
  text: string,
  chosen: string | undefined,
): readonly TomaniGateway[] {
  const wanted = text.trim().toLowerCase()
  return gateways.filter(
    ({ uuid, title, provider }) =>
      uuid === chosen || `${title.en} ${provider}`.toLowerCase().includes(wanted),
  )
}
