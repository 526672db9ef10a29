import { useToasts } from '../toasts'
import { rawText } from './readValue'
import './Copy.css'
import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useState } from 'react'

const FEEDBACK_MS = 2_000
/** So many letters stand beside a label in half a drawer; what is longer has a line of its own. */
const SHORT = 22

interface CopyProps {
  readonly text: string
  /** What is copied, for the button's name: `invoice number`. */
  readonly what: string
}

/** An id or address, monospaced, with a button that copies it and says so for two seconds. */
export function Copy({ text, what }: CopyProps) {
  const toasts = useToasts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(setCopied, FEEDBACK_MS, false)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toasts.error(`The browser blocked copying the ${what}.`),
    )
  return (
    <span className="kit-copy" data-long={rawText(text).length > SHORT}>
      <code>{text}</code>
      <Button
        type="text"
        size="small"
        className="kit-copy-button"
        aria-label={copied ? `Copied ${what}` : `Copy ${what}`}
        title={copied ? 'Copied' : 'Copy'}
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        onClick={copy}
      />
      <span role="status" className="kit-unseen">
        {copied ? 'Copied' : ''}
      </span>
    </span>
  )
}
