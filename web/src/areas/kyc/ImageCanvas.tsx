import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type ImageTransform, layoutOf, type Size } from './imageTransform'

interface ImageCanvasProps {
  readonly address: string
  readonly alt: string
  readonly view: ImageTransform
}

/** One image, as near and as turned as it is wanted; what does not fit is scrolled to. */
export function ImageCanvas({ address, alt, view }: ImageCanvasProps) {
  const stage = useRef<HTMLElement>(null)
  const room = useRoom(stage)
  const [natural, setNatural] = useState<Size | null>(null)
  const [tries, setTries] = useState(0)
  const [isUnread, setUnread] = useState(false)
  const again = () => {
    setUnread(false)
    setTries(tries + 1)
  }
  const layout = natural && room ? layoutOf(natural, room, view) : null
  return (
    <section
      ref={stage}
      className="kyc-stage"
      aria-label="Image"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
      tabIndex={0}
    >
      {isUnread ? (
        <div className="kyc-unread" role="alert">
          The image could not be loaded.
          <Button onClick={again}>Try again</Button>
        </div>
      ) : (
        <div className="kyc-box" style={layout?.box}>
          <img
            key={tries}
            src={address}
            alt={alt}
            hidden={!layout}
            style={{
              ...layout?.image,
              transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setUnread(true)}
          />
        </div>
      )}
    </section>
  )
}

const EDGE = 2

/** How much room there is, also after the window has changed. */
function useRoom(stage: React.RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () =>
      setRoom({ width: element.offsetWidth - EDGE, height: element.offsetHeight - EDGE })
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [stage])
  return room
}
