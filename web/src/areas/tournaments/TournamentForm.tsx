import { Form, Select } from 'antd'
import { useRef } from 'react'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { betTypeValues } from '@/api/gen/shared/enums'
import {
  type Tournament,
  useTournamentChoicesQuery,
  useTournamentQuery,
} from '@/api/gen/tournaments/endpoints'
import { scoringValues } from '@/api/gen/tournaments/enums'
import { tournamentCreateForm, tournamentEditForm } from '@/api/gen/tournaments/forms'
import { tournamentTextRules } from '@/api/gen/tournaments/rules'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { useClock } from '@/kit/display/clock'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField } from '@/kit/form/NumberField'
import { TextRows } from '@/kit/form/TextRows'
import { TimeField } from '@/kit/form/TimeField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useDrawnNext } from '@/kit/useDrawnNext'
import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { GameChoices } from './GameChoices'
import { scorings, types } from './labels'
import { PrizeRows } from './rows'
import { draftOf, editOf, type Locks, locksOf, newTerms, type TermValues, valuesOf } from './terms'
import './tournaments.css'

interface NewDialogProps {
  /** With what was made; null where nothing was. */
  readonly onClose: (made: Tournament | null) => void
}

/** Creates a tournament of the operator chosen above, or of the user's own. */
export function NewDialog({ onClose }: NewDialogProps) {
  const { timezone } = useClock()
  const own = useSession().user.opId ?? undefined
  const chosen = useChosenOperator() ?? own
  const made = useRef<Tournament | null>(null)
  return (
    <EditDialog
      form={tournamentCreateForm}
      options={{
        onDone: (data) => {
          made.current = data
        },
      }}
      as="drawer"
      title="Create tournament"
      submitLabel="Create tournament"
      values={newTerms(chosen)}
      toBody={(values: TermValues) => draftOf(values, timezone)}
      onClose={() => onClose(made.current)}
    >
      <TenantField help="Only this operator’s players take part." />
      <TermFields locks={locksOf(undefined, 0)} opId={chosen} />
    </EditDialog>
  )
}

/** Edits a tournament as it is now: some of its terms are closed once bets count. */
export function EditTournament({ record: listed, onClose }: RecordDialogProps<Tournament>) {
  const { timezone, now: clock } = useClock()
  const call = useTournamentQuery({ id: listed.id }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog
      title="Edit tournament"
      what="The tournament"
      call={call}
      listed={listed}
      write="tournamentEdit"
      onClose={onClose}
    >
      {(tournament) => (
        <EditDialog
          form={tournamentEditForm}
          as="drawer"
          title={`Edit tournament ${quotedName(tournament.title)}`}
          submitLabel="Save tournament"
          record={tournament}
          values={(now) => valuesOf(now, timezone)}
          toBody={(values: TermValues, now) => editOf(values, now, timezone)}
          facts={[['Operator or brand', () => <Name text={tournament.operator.opTitle} />]]}
          onClose={onClose}
        >
          <TermFields locks={locksOf(tournament, clock())} opId={tournament.operator.opId} />
        </EditDialog>
      )}
    </LoadedDialog>
  )
}

interface TermFieldsProps {
  readonly locks: Locks
  readonly opId: string | undefined
}

/** The terms; what may not change any more is closed. */
function TermFields({ locks, opId }: TermFieldsProps) {
  const { isDrawn } = useDrawnNext()
  const languages = readList(useGeneralQuery().data?.languages)
  const lock = locks.terms && { disabled: true }
  return (
    <>
      {locks.terms && (
        <p className="tournaments-locked">
          {locks.end === 'It has ended.'
            ? 'It has ended: only the texts can be changed.'
            : 'Bets already count: only the texts can be changed, and the end can be moved later once.'}
        </p>
      )}
      <TextRows languages={languages} rules={tournamentTextRules} />
      <FieldPair>
        <Field name="betType" label="Bet type">
          <Select options={optionsOf(betTypeValues, types)} {...lock} />
        </Field>
        <Field name="scoring" label="Scoring">
          <Select options={optionsOf(scoringValues, scorings)} {...lock} />
        </Field>
      </FieldPair>
      {isDrawn && <LaterFields locks={locks} opId={opId} />}
    </>
  )
}

/** Further down than what is seen first: all fields at once would hold up the page for long. */
function LaterFields({ locks, opId }: TermFieldsProps) {
  const { timezone } = useClock()
  return (
    <>
      <Choices isLocked={locks.terms} />
      <MoneyField name="minBetAmountInUSD" label="Minimum bet" disabled={locks.terms} />
      <FieldPair>
        <TimeField name="startTime" label="Start" help={timezone} disabled={locks.terms} />
        <TimeField
          name="endTime"
          label="End"
          help={locks.end ?? timezone}
          disabled={locks.end !== null}
        />
      </FieldPair>
      <PrizeRows isLocked={locks.terms} opId={opId} />
    </>
  )
}

/** What it is about: games or providers of the casino, sports otherwise. */
function Choices({ isLocked }: { readonly isLocked: boolean }) {
  const { data, isLoading } = useTournamentChoicesQuery()
  const isSport = Form.useWatch('betType', Form.useFormInstance<TermValues>()) === 'SPORT'
  if (!isSport) return <GameChoices providersName="providers" isLocked={isLocked} />
  return (
    <Field
      name="sports"
      label="Sports"
      help="Leave empty for all. A bet on several sports counts for the first."
    >
      <Select
        mode="multiple"
        allowClear
        loading={isLoading}
        options={optionsOf(data?.sports ?? [])}
        optionFilterProp="label"
        placeholder="All"
        {...(isLocked && { disabled: true })}
      />
    </Field>
  )
}
