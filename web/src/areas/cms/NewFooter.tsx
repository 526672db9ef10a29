import { ContentEditor } from './ContentEditor'
import type { ContentItem, Place } from './content'
import { FOOTER_V2 } from './kinds/footer'

interface NewFooterProps {
  readonly place: Place
  readonly onClose: () => void
}

/** What is edited where there is nothing yet: it has no revision. */
const notThere = ({ selectedLanguage }: Place) =>
  ({
    key: 'footer',
    source: 'own',
    languages: [],
    ownLanguages: [],
    sourceLanguage: selectedLanguage,
    revision: 0,
  }) as unknown as ContentItem

/** The first footer in a language. */
export const NewFooter = ({ place, onClose }: NewFooterProps) => (
  <ContentEditor
    kind={FOOTER_V2}
    place={place}
    item={notThere(place)}
    title="Create footer"
    submitLabel="Create footer"
    values={FOOTER_V2.fresh}
    onClose={onClose}
  />
)
