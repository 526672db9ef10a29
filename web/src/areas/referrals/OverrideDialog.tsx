import { Form } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import type { Player } from '@/api/gen/players/endpoints'
import { api, type ReferralTerms } from '@/api/gen/referrals/endpoints'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import type { ReferralConfig } from '@/api/gen/shared/types'
import { playerFacts } from '@/areas/players'
import { useConfirm } from '@/kit/dialog/confirm'
import { Lead } from '@/kit/dialog/Lead'
import { ShownFieldsContext } from '@/kit/form/Field'
import { LOSING, useWarning } from '@/kit/form/FormDialog'
import { FormNotices } from '@/kit/form/FormNotices'
import { placeErrors } from '@/kit/form/fieldErrors'
import type { ShownField } from '@/kit/form/rebase'
import { type Result, useAction } from '@/kit/form/useAction'
import { Wizard } from '@/kit/wizard/Wizard'
import { referralValues, termsOf } from './levels'
import { GeneralFields, LevelRows, ShareRows } from './SettingsFields'

const TITLE = 'Override affiliate settings'
const STEPS = ['General', 'Level', 'Revenue share']
const WITHIN = ['settings']
const ROWS: readonly unknown[] = ['levelSettings', 'revenueShareSettings']

interface OverrideValues {
  readonly settings: ReferralTerms
}

interface OverrideDialogProps {
  readonly player: Player
  /** What applies to the player; null where nothing does. */
  readonly config: ReferralConfig | null
  readonly onClose: () => void
}

/** The step that has a field. */
const stepOf = (path: readonly (string | number)[]): number => ROWS.indexOf(path[1]) + 1

/** Affiliate settings of a player's own, in three steps. */
export function OverrideDialog({ player, config, onClose }: OverrideDialogProps) {
  const [form] = Form.useForm<OverrideValues>()
  const [step, setStep] = useState(0)
  const [edited, setEdited] = useState(false)
  const [rest, setRest] = useState<readonly string[]>([])
  const [shown] = useState(() => new Map<string, ShownField>())
  const confirm = useConfirm()
  const write = useAction(api.endpoints.referralSettingsOverride, { onTheirs: onClose })
  const locked = write.running || write.unknown !== null
  useWarning(edited || locked)
  const close = async () => {
    if (!locked && (!edited || (await confirm(LOSING)))) onClose()
  }
  const settle = ({ ok }: Result<unknown>) => ok && onClose()
  const inForm = ({ fields }: ApiError): boolean => {
    const placed = placeErrors(form, fields)
    const first = Object.keys(fields)[0]?.split('.')
    setRest(placed.rest)
    if (first) setStep(stepOf(first))
    return first !== undefined
  }
  const save = async () => {
    const { settings } = form.getFieldsValue(true)
    const { playerCode, operator } = player
    const body = { opId: operator.opId, playerCode, settings: termsOf(settings) }
    const record = { revision: config?.revision ?? 0 }
    settle(await write.run({ referralOverride: body }, { record, inForm }))
  }
  /** Judges what this step shows before it leads on. */
  const next = async () => {
    setRest([])
    const isRight = await form.validateFields().then(
      () => true,
      (failed: { errorFields: readonly { name: (string | number)[] }[] }) =>
        failed.errorFields.every(({ name }) => stepOf(name) > step),
    )
    if (!isRight) return
    if (step < STEPS.length - 1) setStep(step + 1)
    else await save()
  }
  const descriptions = config?.descriptions
  const parts = [
    <GeneralFields key="general" within={WITHIN} descriptions={descriptions} />,
    <LevelRows key="level" within={WITHIN} descriptions={descriptions} />,
    <ShareRows key="share" within={WITHIN} descriptions={descriptions} />,
  ]
  return (
    <Wizard
      title={TITLE}
      width={960}
      steps={STEPS}
      current={step}
      locked={locked}
      next={{
        label: step < STEPS.length - 1 ? 'Next' : 'Save all changes',
        busy: write.running,
        run: next,
      }}
      onBack={() => setStep(step - 1)}
      onClose={close}
    >
      <FormNotices write={write} rest={rest} onChecked={settle} />
      <Lead
        effect={
          config
            ? 'They replace the operator’s settings from the next event on.'
            : `${NO_SETTINGS} The player can still be given some.`
        }
        facts={playerFacts(player)}
      />
      <ShownFieldsContext value={shown}>
        <Form<OverrideValues>
          form={form}
          layout="vertical"
          disabled={locked}
          initialValues={{ settings: referralValues(config) }}
          onValuesChange={() => setEdited(true)}
        >
          {parts.map((part, at) => (
            <div key={part.key} hidden={at !== step}>
              {part}
            </div>
          ))}
        </Form>
      </ShownFieldsContext>
    </Wizard>
  )
}
