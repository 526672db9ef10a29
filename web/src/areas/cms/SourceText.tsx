import { Button, Form } from 'antd'
import { fieldLabel } from '@/api/labels'
import { Loaded } from '@/kit/display/Loaded'
import { languageName } from '@/kit/display/languageName'
import { Status } from '@/kit/display/Status'
import { directionOf } from '@/session/language'
import type { ContentItem, ContentKind, Place, Values } from './content'

interface SourceTextProps {
  readonly kind: ContentKind
  readonly place: Place
  readonly item: ContentItem
  readonly language: string | null
}

/** What the item says in the language that it is translated from, to be copied by field or as a whole. */
export function SourceText({ kind, place, item, language }: SourceTextProps) {
  const source = item.sourceLanguage
  const isSource = !source || source === language
  const call = kind.useOne(
    { ...place, selectedLanguage: source, key: item.key },
    { skip: isSource },
  )
  if (isSource) return null
  return (
    <section className="cms-source" aria-label="Source text">
      <h2>
        {languageName(source)}{' '}
        {item.isSourceChanged && <Status tone="waiting" label="Source changed" />}
      </h2>
      <Loaded what="The source text" call={call}>
        {(found) => <Source kind={kind} values={kind.valuesOf(found)} language={source} />}
      </Loaded>
    </section>
  )
}

/** Elsewhere `body` is what is sent. */
const labelOf = (name: string): string => (name === 'body' ? 'Body' : fieldLabel(name))

const KEPT_ASIDE: ReadonlySet<string> = new Set(['key', 'slug'])

interface SourceProps {
  readonly kind: ContentKind
  readonly values: Values
  readonly language: string
}

function Source({ kind, values, language }: SourceProps) {
  const form = Form.useFormInstance()
  const copied = Object.entries(values).filter(([name]) => !KEPT_ASIDE.has(name))
  const texts = copied.filter((each): each is [string, string] => typeof each[1] === 'string')
  const copy = (fields: readonly (readonly [string, unknown])[]) =>
    form.setFields(fields.map(([name, value]) => ({ name, value, touched: true })))
  const dir = directionOf(language)
  return (
    <>
      {texts.length === 0 && (
        <div className="cms-preview-desktop" dir={dir} lang={language}>
          <kind.Preview values={values} dir={dir} lang={language} />
        </div>
      )}
      <dl>
        {texts
          .filter(([name, text]) => text !== '' && name !== 'image')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <p dir={name === 'link' ? 'ltr' : dir} lang={language}>
                  {name === 'body' ? plainText(text) : text}
                </p>
                <Button type="link" size="small" onClick={() => copy([[name, text]])}>
                  Copy {labelOf(name).toLowerCase()}
                </Button>
              </dd>
            </div>
          ))}
      </dl>
      <Button size="small" onClick={() => copy(copied)}>
        Copy all
      </Button>
    </>
  )
}

/** The words of a rich text. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<[^>]*>/g, ' '), 'text/html').body.textContent ?? ''
