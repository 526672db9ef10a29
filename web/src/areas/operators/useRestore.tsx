import { api } from '@/api/gen/operator_settings/endpoints'
import type { SettingsPart } from '@/api/gen/shared/enums'
import type { OperatorDetails, OperatorSettings } from '@/api/gen/shared/types'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'

interface Restored {
  readonly part: SettingsPart
  readonly title: string
}

/** Has a brand follow its operator's settings again. */
export const useRestore = (operator: OperatorDetails, settings: OperatorSettings) =>
  useConfirmed(useAction(api.endpoints.operatorsSettingsRestore), ({ part, title }: Restored) => ({
    title: `Restore operator settings of ${quotedName(operator.title)}?`,
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
    confirmLabel: 'Restore operator settings',
    danger: true,
    arg: { opId: operator.opId, part },
    record: settings,
  }))
