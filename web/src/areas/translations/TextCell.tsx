import { EditOutlined } from '@ant-design/icons'
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
          <EditOutlined aria-hidden />
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
