import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { readList } from '@/kit/display/readValue'
import { useAddress } from '@/kit/useAddress'
import { useAddressChoice } from '@/kit/useAddressChoice'

const DEFAULT_LANGUAGE = 'en'
const PARAM = 'selectedLanguage'

/** The language that an address asks for. */
export const languageOf = ({ search }: Pick<Location, 'search'>): string =>
  new URLSearchParams(search).get(PARAM) || DEFAULT_LANGUAGE

/** The language of the content that is shown, as the address says, and those that there are. */
export function useLanguage() {
  const [query, setQuery] = useAddress()
  const all = readList(useGeneralQuery().data?.languages)
  const asked = query.get(PARAM)
  const known = all.length > 0 ? all : asked ? [asked] : []
  const language = useAddressChoice(PARAM, known, 'Language') ?? DEFAULT_LANGUAGE
  const choose = (chosen: string) =>
    setQuery((now) => {
      const next = new URLSearchParams(now)
      for (const name of ['page', 'open']) next.delete(name)
      if (chosen === DEFAULT_LANGUAGE) next.delete(PARAM)
      else next.set(PARAM, chosen)
      return next
    })
  return { language, all: all.length > 0 ? all : [DEFAULT_LANGUAGE], choose }
}
