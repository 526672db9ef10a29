import { Button } from 'antd'
import { useTranslationsMissingQuery } from '@/api/gen/translations/endpoints'
import type { DictionaryLanguage } from '@/api/gen/translations/enums'
import { languageName } from '@/kit/display/languageName'
import { readList } from '@/kit/display/readValue'

interface MissingCountsProps {
  readonly chosen: string | undefined
  readonly onChoose: (language: DictionaryLanguage | undefined) => void
}

/** How many texts each language lacks; each leads to them. */
export function MissingCounts({ chosen, onChoose }: MissingCountsProps) {
  const counts = readList(useTranslationsMissingQuery().data?.languages).filter(
    (each) => each?.missing > 0,
  )
  if (counts.length === 0) return null
  return (
    <section className="translations-missing" aria-label="Missing texts">
      <span>Missing</span>
      {counts.map(({ language, missing }) => (
        <Button
          key={language}
          size="small"
          type={language === chosen ? 'primary' : 'default'}
          aria-pressed={language === chosen}
          aria-label={`Missing in ${languageName(language)}: ${missing}`}
          title={languageName(language)}
          onClick={() => onChoose(language === chosen ? undefined : language)}
        >
          {language} {missing}
        </Button>
      ))}
    </section>
  )
}
