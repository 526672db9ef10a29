import { Checkbox, Input } from 'antd'
import { type AfdProfile, type AfdProfileForm, api } from '@/api/gen/afd/endpoints'
import { afdProfileEditRules, afdProfileFormRules } from '@/api/gen/afd/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import './afd.css'

interface ProfileDialogProps {
  /** Null for a new one. */
  readonly profile: AfdProfile | null
  readonly onClose: () => void
}

interface Values extends Omit<AfdProfileForm, 'options'> {
  skipExistingAfdProfileCheck: boolean
}

export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  return profile ? (
    <EditProfile profile={profile} onClose={onClose} />
  ) : (
    <CreateProfile onClose={onClose} />
  )
}

function CreateProfile({ onClose }: Pick<ProfileDialogProps, 'onClose'>) {
  const write = useAction(api.endpoints.afdProfileCreate)
  return (
    <FormDialog<Values, { afdProfileForm: AfdProfileForm }, unknown>
      open
      title="Create AFD Profile"
      submitLabel="Create profile"
      width={640}
      write={write}
      rules={afdProfileFormRules}
      initial={{ isDefault: false, skipExistingAfdProfileCheck: false }}
      toArg={({ skipExistingAfdProfileCheck, ...form }) => ({
        afdProfileForm: { ...form, options: { skipExistingAfdProfileCheck } },
      })}
      onClose={onClose}
    >
      <Fields isNew />
    </FormDialog>
  )
}

function EditProfile({ profile, onClose }: { profile: AfdProfile; onClose: () => void }) {
  const write = useAction(api.endpoints.afdProfileUpdate, { onTheirs: onClose })
  return (
    <FormDialog<Values, { afdProfileEdit: Omit<Values, 'skipExistingAfdProfileCheck'> }, unknown>
      open
      title="Edit AFD Profile"
      submitLabel="Save profile"
      width={640}
      write={write}
      rules={afdProfileEditRules}
      record={profile}
      initial={profile}
      toArg={(values) => ({
        afdProfileEdit: { ...values, afdProfileName: profile.afdProfileName },
      })}
      onClose={onClose}
    >
      <Fields isNew={false} />
    </FormDialog>
  )
}

function Fields({ isNew }: { readonly isNew: boolean }) {
  return (
    <>
      <Field name="title" label="Title">
        <Input />
      </Field>
      <div className="afd-pair">
        <Field
          name="afdProfileName"
          label="Profile name"
          help={isNew ? undefined : 'The name cannot be changed.'}
        >
          <Input disabled={!isNew} autoComplete="off" />
        </Field>
        <Field name="resourceGroup" label="Resource group">
          <Input autoComplete="off" />
        </Field>
      </div>
      <Field name="managedIdentityClientId" label="Identity client ID">
        <Input autoComplete="off" />
      </Field>
      <div className="afd-pair">
        <Field name="endpointNamePrefix" label="Endpoint name prefix">
          <Input />
        </Field>
        <Field name="ppfRouteNamePrefix" label="Player route name prefix">
          <Input />
        </Field>
        <Field name="apiRouteNamePrefix" label="API route name prefix">
          <Input />
        </Field>
        <Field name="boRouteNamePrefix" label="Back-office route name prefix">
          <Input />
        </Field>
      </div>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="note" label="Note">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="extraData" label="Extra data">
        <Input.TextArea rows={2} />
      </Field>
      <Field
        name="isDefault"
        label="Default profile"
        help="Replaces the current default profile."
        item={{ valuePropName: 'checked' }}
      >
        <Checkbox>Use when no other profile is chosen</Checkbox>
      </Field>
      {isNew && (
        <Field
          name="skipExistingAfdProfileCheck"
          label="Cloud check"
          item={{ valuePropName: 'checked' }}
        >
          <Checkbox>Skip checking that it exists in the cloud</Checkbox>
        </Field>
      )}
    </>
  )
}
