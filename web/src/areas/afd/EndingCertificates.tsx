import { Button } from 'antd'
import { grouped } from '@/kit/bulk/bulk'

interface EndingCertificatesProps {
  /** Of all that the filters find; absent where a platform does not say. */
  readonly count: number | null | undefined
  readonly onShow: () => void
}

const WHY = 'They are not renewed by themselves: validate these domains again. Press to list them.'

/** How many certificates expire within 45 days, or have expired; pressed, these alone are listed. */
export function EndingCertificates({ count, onShow }: EndingCertificatesProps) {
  if (typeof count !== 'number' || count === 0) return null
  return (
    <Button type="link" danger size="small" title={WHY} onClick={onShow}>
      {count === 1 ? '1 certificate expires' : `${grouped(count)} certificates expire`} within 45
      days
    </Button>
  )
}
