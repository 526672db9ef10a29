import { Select, type SelectProps } from 'antd'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { languageName } from '@/kit/display/languageName'
import { readList } from '@/kit/display/readValue'

/** One of the languages of players' sites; what is chosen already may be another. */
export function LanguageSelect(props: SelectProps<string>) {
  const languages = readList(useGeneralQuery().data?.languages)
  const known = props.value && !languages.includes(props.value) ? [props.value] : []
  const options = [...languages, ...known].map((value) => ({ value, label: languageName(value) }))
  return <Select<string> {...props} options={options} />
}
