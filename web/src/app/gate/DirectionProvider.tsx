import { ConfigProvider } from 'antd'
import { type ReactNode, useLayoutEffect } from 'react'
import { directionOf } from '@/session/language'

interface DirectionProviderProps {
  readonly language: string
  readonly children: ReactNode
}

/** Lays the console out in the direction of the user's language; its words stay English. */
export function DirectionProvider({ language, children }: DirectionProviderProps) {
  const direction = directionOf(language)
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return <ConfigProvider direction={direction}>{children}</ConfigProvider>
}
