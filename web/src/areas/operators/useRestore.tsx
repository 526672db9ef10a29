import { api } from '@/api/gen/operator_settings/endpoints'
import type { SettingsPart } from '@/api/gen/shared/enums'
import type { OperatorDetails, OperatorSettings } from '@/api/gen/shared/types'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { useAction } from '@/kit/form/useAction'

/** Has a brand follow its operator's settings again. */
export function useRestore(operator: OperatorDetails, settings: OperatorSettings) {
  const confirm = useConfirm()
  const { run, running } = useAction(api.endpoints.operatorsSettingsRestore)
  const ask = async (part: SettingsPart, title: string) => {
    const agreed = await confirm({
      title: 'Restore Operator Settings',
      facts: [
        ['Settings', title],
        ['Brand', <Name key="brand" text={operator.title} />],
        ['Operator', <Name key="operator" text={operator.parentOpTitle} />],
      ],
      content: (
        <p>
          The brand’s own settings will be deleted. From then on it follows those of its operator.
        </p>
      ),
      confirmLabel: 'Restore settings',
      danger: true,
    })
    if (agreed) await run({ opId: operator.opId, part }, { record: settings })
  }
  return { ask, running }
}
