import { Form, Input, Select, Switch } from 'antd'
import {
  type BonusRelease,
  useBonusDefinitionsQuery,
  useBonusReleaseQuery,
} from '@/api/gen/bonuses/endpoints'
import { releaseScheduleValues } from '@/api/gen/bonuses/enums'
import { bonusReleaseCreateForm, bonusReleaseEditForm } from '@/api/gen/bonuses/forms'
import { betTypeValues } from '@/api/gen/shared/enums'
import { GameChoices } from '@/areas/tournaments'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { TimeField } from '@/kit/form/TimeField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useTenantFilters } from '@/session/operator'
import { betTypes, schedules } from './labels'
import { Preview } from './Preview'
import { editOf, newRelease, type ReleaseValues, termsIn, termsOf, valuesOf } from './releaseTerms'
import { TierRows } from './TierRows'
import './bonuses.css'

const MOST_BONUSES = 1_000

/** Creates a release of one of the bonuses that are listed. */
export function CreateRelease({ onClose }: DialogProps) {
  const { timezone } = useClock()
  return (
    <EditDialog
      form={bonusReleaseCreateForm}
      as="drawer"
      title="Create bonus release"
      submitLabel="Create bonus release"
      values={newRelease()}
      toBody={(values: ReleaseValues) => termsOf(values, timezone)}
      onClose={onClose}
    >
      <TermFields />
    </EditDialog>
  )
}

/** Edits a release: title, description and whether it is active at once, the rest from its next period on. */
export function EditRelease({ record: listed, onClose }: RecordDialogProps<BonusRelease>) {
  const { timezone } = useClock()
  const call = useBonusReleaseQuery(
    { releaseId: listed.releaseId },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <LoadedDialog
      title="Edit bonus release"
      what="The bonus release"
      call={call}
      listed={listed}
      write="bonusReleaseEdit"
      onClose={onClose}
    >
      {(release) => (
        <EditDialog
          form={bonusReleaseEditForm}
          as="drawer"
          title={`Edit bonus release ${quotedName(release.bonusReleaseDefinition.title)}`}
          submitLabel="Save bonus release"
          record={release}
          values={(now) => valuesOf(now, timezone)}
          toBody={(values: ReleaseValues, now) => editOf(values, now, timezone)}
          effect={
            <p>
              Title, description and whether it is active change at once. The rest holds from its
              next period on
              {release.nextTerms && (
                <>
                  ; an earlier edit waits for <DateTime at={release.nextTerms.fromTime} /> and is
                  replaced
                </>
              )}
              .
            </p>
          }
          facts={[['Operator or brand', () => <Name text={release.operator.opTitle} />]]}
          onClose={onClose}
        >
          <TermFields release={release} />
        </EditDialog>
      )}
    </LoadedDialog>
  )
}

interface TermFieldsProps {
  /** The one that there is already: its bonus stays. */
  readonly release?: BonusRelease | undefined
}

function TermFields({ release }: TermFieldsProps) {
  const { timezone } = useClock()
  const form = Form.useFormInstance<ReleaseValues>()
  const betType = Form.useWatch('betType', form)
  return (
    <>
      <BonusField release={release} />
      <Field name="title" label="Title">
        <Input dir="auto" />
      </Field>
      <Field name="description" label="Description">
        <Input.TextArea dir="auto" rows={2} />
      </Field>
      <FieldPair>
        <Field name="betType" label="Counts on">
          <Select
            options={[{ value: 'ALL', label: 'All bets' }, ...optionsOf(betTypeValues, betTypes)]}
          />
        </Field>
        <Field name="schedule" label="Period" help="Begins at 00:00 UTC; weeks begin on Monday.">
          <Select options={optionsOf(releaseScheduleValues, schedules)} />
        </Field>
      </FieldPair>
      {betType === 'CASINO' && <GameChoices providersName="gameProviders" />}
      <FieldPair>
        <TimeField name="startTime" label="Start" help={timezone} />
        <TimeField name="endTime" label="End" help={timezone} />
      </FieldPair>
      <Field name="isActive" label="Active" item={{ valuePropName: 'checked' }}>
        <Switch />
      </Field>
      <TierRows hasOdds={betType !== 'CASINO'} />
      <FormPreview release={release} />
    </>
  )
}

/** The bonus whose grants it unlocks. */
function BonusField({ release }: TermFieldsProps) {
  const { data, isLoading } = useBonusDefinitionsQuery(
    { ...useTenantFilters(), limit: MOST_BONUSES },
    { skip: release !== undefined },
  )
  const options = release
    ? [{ value: release.bonusId, label: release.bonusTitle }]
    : readList(data?.items).map(({ _id, title, operator }) => ({
        value: _id,
        label: `${title} · ${operator.opTitle}`,
      }))
  return (
    <Field name="bonusId" label="Bonus" help="What players were given of it is unlocked.">
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        loading={isLoading}
        options={options}
        placeholder="Choose a bonus"
        {...(release && { disabled: true })}
      />
    </Field>
  )
}

/** What a player would get by the release as it stands in the form. */
function FormPreview({ release }: TermFieldsProps) {
  const { timezone } = useClock()
  const values = Form.useWatch((all: Partial<ReleaseValues>) => all, { preserve: true })
  const terms = termsIn(values, timezone)
  const asked = terms && {
    release: terms,
    bonusId: terms.bonusId,
    ...(release && { releaseId: release.releaseId }),
  }
  return <Preview asked={asked} isDeposit />
}
