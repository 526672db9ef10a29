import { ExperimentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { Name } from '@/kit/display/Name'
import { lazyComponent } from '@/kit/lazyComponent'
import { otherWorld } from '@/session/signInHint'

const SimulatorPanel = lazyComponent(() =>
  import('@/areas/simulator').then((code) => code.SimulatorPanel),
)

/** Whether the platform is a simulated one. The BFF writes it into the page. */
const isSimulated = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="simulator"]')?.content === 'true'

/** Which world of a simulated platform this is, where it is not the usual one. */
export function WorldChip() {
  const world = otherWorld()
  if (!world || !isSimulated()) return null
  return (
    <span className="shell-world" title={`World: ${world}`}>
      <Name text={world} />
    </span>
  )
}

/** Opens the panel of a simulated platform; not there on a real one. */
export function SimulatorButton() {
  const open = useFadingDialog(SimulatorPanel)
  if (!isSimulated()) return null
  return (
    <Button
      type="text"
      icon={<ExperimentOutlined />}
      aria-label="Simulator"
      aria-haspopup="dialog"
      title="Simulator"
      onClick={() => open()}
    />
  )
}
