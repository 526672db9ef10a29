import { Alert, Button, Form } from 'antd'
import { useEffect, useState } from 'react'
import { useClock } from '../display/clock'
import { shortTime } from '../display/times'
import { type Draft, draftOf, dropDraft, keepDraft } from './drafts'

interface DraftKeeperProps {
  /** Names the draft: the user, the tenant and what is edited. */
  readonly name: string
  /** Of the record that is edited; null of a new one. */
  readonly revision: number | null
}

const KEPT_AFTER_MS = 400
const CHANGED =
  'It was saved by somebody since then. The draft would take the place of what they wrote.'

/** Within a form: keeps what is typed in the browser, and offers what was left there before. */
export function DraftKeeper({ name, revision }: DraftKeeperProps) {
  const form = Form.useFormInstance()
  const { timezone, now } = useClock()
  const values = Form.useWatch([], form)
  const [left, setLeft] = useState<Draft | null>(() => draftOf(name))
  useEffect(() => {
    if (!values || !form.isFieldsTouched()) return
    const keep = () => {
      stop()
      keepDraft(name, form.getFieldsValue(true), revision)
    }
    const timer = setTimeout(keep, KEPT_AFTER_MS)
    // The console may be loaded again before that, such as over its update.
    addEventListener('pagehide', keep)
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
    return stop
  }, [values, form, name, revision])
  if (!left) return null
  const restore = () => {
    // Touched, so that the form asks before it is left.
    form.setFields(
      Object.entries(left.values).map(([field, value]) => ({ name: field, value, touched: true })),
    )
    setLeft(null)
  }
  const discard = () => {
    dropDraft(name)
    setLeft(null)
  }
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={`You left a draft here at ${shortTime(left.at + now() - Date.now(), timezone)}.`}
      {...(left.revision !== revision && { description: CHANGED })}
      action={
        <>
          <Button type="link" size="small" onClick={restore}>
            Restore draft
          </Button>
          <Button type="link" size="small" onClick={discard}>
            Discard draft
          </Button>
        </>
      }
    />
  )
}
