import { type ReactNode, useContext } from 'react'
import { ActionMenu } from './ActionMenu'
import { RowContext } from './rowContext'

interface RowPartProps {
  readonly row: object
}

export function RowLink({ row, children }: RowPartProps & { readonly children: ReactNode }) {
  const { open } = useContext(RowContext)
  return (
    <button type="button" className="kit-link" data-row-link onClick={() => open(row)}>
      {children}
    </button>
  )
}

export function RowMenu({ row }: RowPartProps) {
  const { acts, nameOf } = useContext(RowContext)
  return <ActionMenu subject={row} label={`Actions of ${nameOf(row)}`} acts={acts} />
}
