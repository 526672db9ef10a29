import { Copy } from './Copy'

/** The id under which both services logged a call, to be quoted to whoever looks it up. */
export function RequestId({ id }: { readonly id: string | null | undefined }) {
  if (!id) return null
  return (
    <div className="kit-request">
      Request ID <Copy text={id} what="request ID" />
    </div>
  )
}
