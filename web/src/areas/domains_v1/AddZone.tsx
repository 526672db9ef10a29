import { Alert, Input, Select } from 'antd'
import { useRef, useState } from 'react'
import { api, type ZoneCreated, type ZoneForm } from '@/api/gen/domains_v1/endpoints'
import { zoneFormRules } from '@/api/gen/domains_v1/rules'
import { useAccounts, useZoneOwner } from '@/areas/cf_accounts'
import { AutomationProgress } from '@/kit/dialogs/ProgressDialog'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { type RunOptions, useAction } from '@/kit/form/useAction'
import { FAILED_INLINE, TRIMMED } from './labels'
import './domains.css'

interface AddZoneProps {
  readonly opId: string | undefined
  readonly token: string | undefined
  /** Of an account that is known already: nothing is asked but the domain. */
  readonly minimized?: boolean
  /** Where the new zone of this account is shown: closing its progress leads there. */
  readonly link?: (zone: ZoneCreated, token: string) => string
  readonly onClose: () => void
}

type Arg = { opId?: string; zoneForm: ZoneForm }

/** A new zone of an account; then the name servers to set at the registrar. */
export function AddZone({ opId, token, minimized = false, link, onClose }: AddZoneProps) {
  const { accounts = [] } = useAccounts(1, minimized ? undefined : opId)
  const ownerOf = useZoneOwner()
  const [created, setCreated] = useState<{ zone: ZoneCreated; token: string } | null>(null)
  const [failed, setFailed] = useState(false)
  const isDone = useRef(false)
  const sent = useRef('')
  const write = useAction(api.endpoints.zoneV1Create, {
    alwaysToast: true,
    onDone: (zone) => {
      isDone.current = true
      setCreated({ zone, token: sent.current })
    },
  })
  const run = async (arg: Arg, how?: RunOptions) => {
    setFailed(false)
    sent.current = arg.zoneForm.token
    const result = await write.run(arg, how)
    setFailed(!result.ok)
    return result
  }
  if (created) {
    const { zone } = created
    return (
      <AutomationProgress
        open
        progress={{
          state: 'completed',
          text: `${zone.name} is in the cloud, ${zone.status}.`,
        }}
        nameServers={zone.name_servers}
        {...(link && { link: link(zone, created.token) })}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog<ZoneForm, Arg, ZoneCreated>
      open
      title="Add domain"
      submitLabel="Add domain"
      write={{ ...write, run }}
      rules={zoneFormRules}
      initial={{ ...(token && { token }) }}
      toArg={(form) => {
        const chosen = accounts.find((account) => account.token === form.token)
        const of = chosen ? ownerOf(chosen) : opId
        return { ...(of && { opId: of }), zoneForm: form }
      }}
      onClose={() => isDone.current || onClose()}
    >
      {failed && <Alert type="error" showIcon role="alert" title={FAILED_INLINE} />}
      <Field
        name="domain"
        label="Domain"
        help="Without protocol and path: example.com."
        item={TRIMMED}
      >
        <Input autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="token" label="CF account" hidden={minimized}>
        <Select<string>
          options={accounts.map(({ token: value, title }) => ({ value, label: title }))}
          placeholder="Choose an account"
        />
      </Field>
    </FormDialog>
  )
}
