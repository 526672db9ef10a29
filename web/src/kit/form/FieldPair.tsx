import type { ReactNode } from 'react'
import './FieldPair.css'

/** Fields side by side where there is room, and beneath one another where there is none. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className="kit-pair">{children}</div>
)
