import { Segmented } from 'antd'
import { useState } from 'react'
import { directionOf } from '@/session/language'
import type { ContentKind, Values } from './content'

interface PreviewProps {
  readonly kind: ContentKind
  readonly values: Values
  /** Null where the kind has none. */
  readonly language: string | null
}

/** How players see it, on a desktop and on a phone, in the direction of its language. */
export function Preview({ kind, values, language }: PreviewProps) {
  const [device, setDevice] = useState('desktop')
  return (
    <section className="cms-preview" aria-label="Preview">
      <header>
        <h2>Preview</h2>
        <Segmented<string>
          size="small"
          aria-label="Device"
          value={device}
          options={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
          onChange={setDevice}
        />
      </header>
      <div
        className={`cms-preview-${device}`}
        dir={language ? directionOf(language) : 'auto'}
        {...(language && { lang: language })}
      >
        <kind.Preview
          values={values}
          dir={language ? directionOf(language) : 'ltr'}
          lang={language ?? ''}
        />
      </div>
    </section>
  )
}
