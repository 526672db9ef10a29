import type { ReactNode } from 'react'
import { useFirstShapeGone } from '@/kit/display/firstShape'
import { Message } from '../shell/Message'
import './cover.css'

interface CoverProps {
  readonly title: string
  readonly buttons?: ReactNode
}

/** Stands over all that the page shows, toasts and dialogs included; what was typed stays beneath it. */
export function Cover({ title, buttons = null }: CoverProps) {
  useFirstShapeGone()
  return (
    <div className="gate-cover" role="status">
      <Message alone title={title} buttons={buttons}>
        {null}
      </Message>
    </div>
  )
}
