import type { ReactNode } from 'react'
import './FieldPair.css'

interface FieldPairProps {
  readonly className?: string
  readonly children: ReactNode
}

/** Fields side by side where there is room, and beneath one another where there is none. */
export const FieldPair = ({ className = '', children }: FieldPairProps) => (
  <div className={`kit-pair ${className}`}>{children}</div>
)
