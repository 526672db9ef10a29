import { Select } from 'antd'
import { languageName } from '@/kit/display/languageName'
import { useLanguage } from './useLanguage'

/** The language of the content that is shown. */
export function LanguageSelect() {
  const { language, all, choose } = useLanguage()
  return (
    <Select<string>
      aria-label="Content language"
      className="cms-language"
      value={language}
      options={all.map((each) => ({ value: each, label: languageName(each) }))}
      onChange={choose}
    />
  )
}
