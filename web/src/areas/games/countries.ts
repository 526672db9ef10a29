import { COUNTRY_CODES } from '@/api/gen/games/constants'
import { countryName } from '@/kit/display/countryName'

/** All countries to choose from, by name. */
export const COUNTRIES = COUNTRY_CODES.map((code) => ({
  value: code as string,
  label: countryName(code),
})).sort((one, other) => one.label.localeCompare(other.label))
