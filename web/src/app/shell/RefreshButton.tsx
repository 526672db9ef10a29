import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useDispatch } from 'react-redux'
import { emptyApi } from '@/api/base'
import { tagTypes } from '@/api/gen/meta'
import { useLock } from './useLock'

const REFRESH_SPIN_MS = 4_000

/** Reads everything on the page again. */
export function RefreshButton() {
  const dispatch = useDispatch()
  const [spinning, spin] = useLock(REFRESH_SPIN_MS)

  const refresh = () => {
    spin()
    dispatch(emptyApi.util.invalidateTags([...tagTypes]))
  }

  return (
    <Button
      type="text"
      icon={<ReloadOutlined spin={spinning} />}
      aria-label="Refresh"
      aria-busy={spinning}
      title="Refresh"
      disabled={spinning}
      onClick={refresh}
    />
  )
}
