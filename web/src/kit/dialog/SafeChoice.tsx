import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'

interface SafeChoiceProps {
  readonly children: ReactNode
  readonly onClick: () => void
  readonly type?: 'primary' | 'default'
}

/** The choice that changes nothing: it has the focus as soon as its dialog opens. */
export function SafeChoice({ children, onClick, type = 'default' }: SafeChoiceProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const focus = () => button.current?.focus()
    focus()
    // A drawer or dialog below holds the focus until this dialog holds it, a moment after it is drawn.
    const again = setTimeout(focus)
    return () => clearTimeout(again)
  }, [])
  return (
    <Button ref={button} type={type} onClick={onClick}>
      {children}
    </Button>
  )
}
