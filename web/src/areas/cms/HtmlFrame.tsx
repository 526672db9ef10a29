import { useMemo } from 'react'
import { escaped } from './escaped'
import { safeHtml } from './safeHtml'

interface HtmlFrameProps {
  readonly title: string
  readonly body: string
  readonly dir: 'ltr' | 'rtl'
  readonly lang: string
}

const nonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const STYLE =
  'body{margin:12px;font:14px/1.6 sans-serif;color:#1f1f1f;background:#fff;overflow-wrap:anywhere}' +
  'img{max-width:100%}blockquote{margin-inline:12px;padding-inline-start:12px;border-inline-start:3px solid #ccc}'

/** A rich text in a frame that runs nothing and reaches nothing, after it was made safe once more. */
export function HtmlFrame({ title, body, dir, lang }: HtmlFrameProps) {
  const page = useMemo(
    () =>
      `<!doctype html><html dir="${dir}" lang="${escaped(lang)}"><head><meta charset="utf-8">` +
      `<style nonce="${nonce()}">${STYLE}</style></head>` +
      `<body><h1>${escaped(title)}</h1>${safeHtml(body)}</body></html>`,
    [title, body, dir, lang],
  )
  return <iframe className="cms-frame" title="Preview of the text" sandbox="" srcDoc={page} />
}
