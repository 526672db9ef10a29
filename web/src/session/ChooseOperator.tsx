import { Empty } from '@/kit/list/ListEmpty'
import { useOperatorPlace } from './operatorPlace'

/** In place of what one operator has: whose it is, and where to choose. */
export function ChooseOperator({ whose }: { readonly whose: string }) {
  return <Empty title="Choose an operator" advice={`${whose} Choose one ${useOperatorPlace()}.`} />
}
