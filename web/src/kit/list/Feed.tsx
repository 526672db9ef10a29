import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useEventCallback } from '../useEventCallback'
import './Feed.css'

/** From the end, in pixels: as good as at it. */
const NEAR = 24
/** Items drawn beside those in view, on either side. */
const MARGIN = 6
/** The height of the box before its own is known. */
const USUAL_HEIGHT = 600

export interface FeedHandle {
  readonly toEnd: () => void
}

interface FeedProps<Item> {
  /** What the scrolling box and the list in it are called. */
  readonly label: string
  readonly listLabel: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** About how high an item is, in pixels: each is measured once it is drawn. */
  readonly height: number
  /** An item, and the one before it. */
  readonly children: (item: Item, before: Item | undefined) => ReactNode
  readonly onEndSeen: () => void
  readonly handle: Ref<FeedHandle>
}

/**
 * Items of any height, the latest at the end, of which only those in view are drawn, and the one that has the focus. It
 * opens at its end. What comes later, or turns out higher than it was taken for, moves nothing that is in view.
 */
export function Feed<Item>(props: FeedProps<Item>) {
  const { label, listLabel, items, keyOf, children, onEndSeen } = props
  const box = useRef<HTMLElement>(null)
  const { feed, keepFocused } = useFeed(props, box)
  const toEnd = useEventCallback(() => feed.scrollToEnd())
  useImperativeHandle(props.handle, () => ({ toEnd }), [toEnd])
  useLayoutEffect(toEnd, [toEnd])
  return (
    <section
      ref={box}
      className="kit-feed"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onFocus={keepFocused}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight <= NEAR) onEndSeen()
      }}
    >
      <ol aria-label={listLabel} style={{ height: feed.getTotalSize() }}>
        {feed.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={key}
                ref={feed.measureElement}
                data-index={index}
                data-key={keyOf(item)}
                aria-posinset={index + 1}
                aria-setsize={items.length}
                style={{ top: start }}
              >
                {children(item, items[index - 1])}
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

/** Which items are drawn and where. */
function useFeed<Item>(
  { items, keyOf, height }: FeedProps<Item>,
  box: RefObject<HTMLElement | null>,
) {
  const [focused, setFocused] = useState<string>()
  const keyAt = (index: number) => {
    const item = items[index]
    return item === undefined ? String(index) : keyOf(item)
  }
  const focusedAt = focused === undefined ? -1 : items.findIndex((item) => keyOf(item) === focused)
  const feed = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: keyAt,
    overscan: MARGIN,
    anchorTo: 'end',
    scrollEndThreshold: NEAR,
    initialRect: { width: 0, height: USUAL_HEIGHT },
    initialOffset: () => Math.max(0, items.length * height - USUAL_HEIGHT),
    // a box that is not laid out is as good as one of the usual height
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) =>
        tell({ ...rect, height: rect.height || USUAL_HEIGHT }),
      ),
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      if (focusedAt < 0 || drawn.includes(focusedAt)) return drawn
      return [...drawn, focusedAt].sort((one, other) => one - other)
    },
  })
  const keepFocused = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('li[data-key]')?.dataset['key'])
  return { feed, keepFocused }
}
