import { useState } from 'react'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { type Call, Loaded } from '@/kit/display/Loaded'
import { useAction } from '@/kit/form/useAction'
import type { ListedPage } from '@/kit/list/ListTable'
import { moved, Sortable } from '@/kit/sortable/Sortable'
import { type ContentItem, type ContentKind, type OrderWrite, type Place, titleOf } from './content'

export interface OrderProps {
  readonly kind: ContentKind
  readonly place: Place
}

type Slide = ContentItem & { readonly sliderSlug?: string }

/** Puts the slides of each slider in order. */
export function OrderSlides({
  kind,
  place,
  onClose,
}: OrderProps & { readonly onClose: () => void }) {
  const call = kind.useList({ ...place, sort: 'sliderSlug', limit: 1000 })
  return (
    <ReadOnlyDialog title="Order slides" onClose={onClose}>
      <Loaded what="The slides" call={call as Call<ListedPage<Slide>>}>
        {({ items }) => <Sliders kind={kind} place={place} slides={[...items]} />}
      </Loaded>
    </ReadOnlyDialog>
  )
}

function Sliders({ slides, ...given }: OrderProps & { readonly slides: readonly Slide[] }) {
  const sliders = [...new Set(slides.map(({ sliderSlug = '' }) => sliderSlug))]
  if (sliders.length === 0) return <p role="status">There are no slides to put in order.</p>
  return sliders.map((slider) => (
    <section key={slider} className="cms-slider">
      <h2>
        <bdi>{slider}</bdi>
      </h2>
      <Slider
        {...given}
        slider={slider}
        slides={slides.filter(({ sliderSlug }) => sliderSlug === slider)}
      />
    </section>
  ))
}

interface SliderProps extends OrderProps {
  readonly slider: string
  readonly slides: readonly Slide[]
}

/** Each move is saved at once; one that is not saved goes back. */
function Slider({ kind, place, slider, slides }: SliderProps) {
  const order = useAction(kind.order as OrderWrite)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const keys = chosen ?? slides.map(({ key }) => key)
  const named = new Map(slides.map((slide) => [slide.key, titleOf(slide)]))
  const nameOf = (key: string) => named.get(key) ?? key
  const move = async (from: number, to: number) => {
    const next = moved(keys, from, to)
    setChosen(next)
    await order.run({ ...place, slideOrder: { sliderSlug: slider, keys: [...next] } })
    setChosen(null)
  }
  return (
    <Sortable
      label={`Slides of ${slider}`}
      ids={keys}
      nameOf={nameOf}
      isDisabled={order.running}
      onMove={(from, to) => void move(from, to)}
    >
      {(key) => <bdi>{nameOf(key)}</bdi>}
    </Sortable>
  )
}
