import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { api, type Translation } from '@/api/gen/translations/endpoints'
import type { DictionaryLanguage } from '@/api/gen/translations/enums'
import { languageName } from '@/kit/display/languageName'
import { None } from '@/kit/display/None'
import { useAction } from '@/kit/form/useAction'
import { useToasts } from '@/kit/toasts'
import { directionOf } from '@/session/language'
import { mayCall } from '@/session/operationAccess'
import { useSession } from '@/session/session'
import { entityOf, placeholderProblem, SOURCE } from './texts'
import './translations.css'

interface TextCellProps {
  readonly record: Translation
  readonly language: DictionaryLanguage
}

/** Without the component that draws each of antd's icons: a list has hundreds of these. */
const PENCIL = (
  <svg viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true">
    <path d="M2 14l.8-3.6L9.6 3.6l2.8 2.8-6.8 6.8zM10.6 2.6l1.2-1.2 2.8 2.8-1.2 1.2z" />
  </svg>
)

/** A text in a cell of the list, edited in place by whoever may. */
export function TextCell({ record, language }: TextCellProps) {
  const [isEdited, setEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { user } = useSession()
  const text = record[language]
  if (isEdited) {
    const close = () => {
      setEdited(false)
      requestAnimationFrame(() => button.current?.focus())
    }
    return <TextInput record={record} language={language} onClose={close} />
  }
  const mayEdit = mayCall('translationSave', user)
  return (
    <span className="translations-cell">
      {text ? (
        <span lang={language} dir={directionOf(language)} title={text}>
          {text}
        </span>
      ) : (
        <None />
      )}
      {mayEdit && (
        <button
          ref={button}
          type="button"
          className="translations-edit"
          aria-label={`Edit ${languageName(language)} of ${record.rowKey}`}
          onClick={() => setEdited(true)}
        >
          {PENCIL}
        </button>
      )}
    </span>
  )
}

interface TextInputProps extends TextCellProps {
  readonly onClose: () => void
}

/** Enter saves, Escape leaves the text as it was. */
function TextInput({ record, language, onClose }: TextInputProps) {
  const before = record[language] ?? ''
  const [text, setText] = useState(before)
  const input = useRef<InputRef>(null)
  const toasts = useToasts()
  const { running, run } = useAction(api.endpoints.translationSave, { onTheirs: onClose })
  useEffect(() => input.current?.focus(), [])
  const problem =
    language === SOURCE
      ? text.trim() === ''
        ? 'English text is required.'
        : null
      : placeholderProblem(record.en, text)
  const save = async () => {
    if (problem) {
      toasts.warning(problem)
      return
    }
    if (text === before) {
      onClose()
      return
    }
    const entity = { ...entityOf(record), [language]: text }
    const saved = await run({ translationSave: { entity } }, { record })
    if (saved.ok) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter' && !running) void save()
    if (event.key === 'Escape') onClose()
  }
  return (
    <Input
      ref={input}
      size="small"
      value={text}
      maxLength={2000}
      lang={language}
      dir={directionOf(language)}
      disabled={running}
      status={problem ? 'error' : ''}
      title={problem ?? 'Enter saves, Escape cancels'}
      aria-label={`${languageName(language)} of ${record.rowKey}`}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => text === before && onClose()}
    />
  )
}
