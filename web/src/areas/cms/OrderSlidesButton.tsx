import { Button } from 'antd'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import type { OrderProps } from './OrderSlides'

const OrderSlides = lazyComponent(() => import('./OrderSlides').then((code) => code.OrderSlides))

/** Opens the slides of each slider, to be put in order. */
export function OrderSlidesButton(props: OrderProps) {
  const open = useDialog(OrderSlides)
  return (
    <Can permission="cms_write">
      <Button onClick={() => open(props)}>Order slides</Button>
    </Can>
  )
}
