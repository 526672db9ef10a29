import { Checkbox, Input } from 'antd'
import type { AfdProfile, AfdProfileForm } from '@/api/gen/afd/endpoints'
import { afdProfileCreateForm, afdProfileUpdateForm } from '@/api/gen/afd/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'

interface ProfileDialogProps {
  /** Null for a new one. */
  readonly profile: AfdProfile | null
  readonly onClose: () => void
}

interface Values extends Omit<AfdProfileForm, 'options'> {
  skipExistingAfdProfileCheck: boolean
}

export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const frame = { width: 640, onClose }
  return profile ? (
    <EditDialog
      {...frame}
      form={afdProfileUpdateForm}
      title={`Edit AFD profile ${quotedName(profile.title)}`}
      submitLabel="Save AFD profile"
      record={profile}
      values={profile}
      fixed={{ afdProfileName: profile.afdProfileName }}
    >
      <Fields isNew={false} />
    </EditDialog>
  ) : (
    <EditDialog
      {...frame}
      form={afdProfileCreateForm}
      title="Create AFD profile"
      submitLabel="Create AFD profile"
      values={{ isDefault: false, skipExistingAfdProfileCheck: false }}
      toBody={({ skipExistingAfdProfileCheck, ...form }: Values) => ({
        ...form,
        options: { skipExistingAfdProfileCheck },
      })}
    >
      <Fields isNew />
    </EditDialog>
  )
}

const PREFIXES = [
  ['endpointNamePrefix', 'Endpoint name prefix'],
  ['ppfRouteNamePrefix', 'Player route name prefix'],
  ['apiRouteNamePrefix', 'API route name prefix'],
  ['boRouteNamePrefix', 'Back-office route name prefix'],
] as const
const TEXTS = [
  ['description', 'Description'],
  ['note', 'Note'],
  ['extraData', 'Extra data'],
] as const

function Fields({ isNew }: { readonly isNew: boolean }) {
  return (
    <>
      <Field name="title" label="Title">
        <Input />
      </Field>
      <FieldPair>
        <Field
          name="afdProfileName"
          label="Profile name"
          help={isNew ? undefined : 'Cannot be changed.'}
        >
          <Input disabled={!isNew} autoComplete="off" />
        </Field>
        <Field name="resourceGroup" label="Resource group">
          <Input autoComplete="off" />
        </Field>
      </FieldPair>
      <Field name="managedIdentityClientId" label="Identity client ID">
        <Input autoComplete="off" />
      </Field>
      <FieldPair>
        {PREFIXES.map(([name, label]) => (
          <Field key={name} name={name} label={label}>
            <Input />
          </Field>
        ))}
      </FieldPair>
      {TEXTS.map(([name, label]) => (
        <Field key={name} name={name} label={label}>
          <Input.TextArea rows={2} />
        </Field>
      ))}
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
