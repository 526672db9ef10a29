import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a page whose code comes when it is first drawn. React.lazy may draw it, throw that away
 * and draw it anew; an overlay of antd so thrown away goes on taking the Escape key from all others.
 * A failure to load is thrown where the part stands.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let code: ComponentType<Props> | null = null
  return function LazyComponent(props: Props) {
    const [Code, setCode] = useState(() => code)
    useEffect(() => {
      if (Code) return
      const fail = (error: unknown) =>
        setCode(() => {
          throw error
        })
      load().then((loaded) => {
        code = loaded
        setCode(() => loaded)
      }, fail)
    }, [Code])
    return Code ? <Code {...props} /> : null
  }
}
