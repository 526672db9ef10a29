import type { FreebetTemplate } from '@/api/gen/sport_freebets/endpoints'
import type { Call } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { TemplateState, templateFields } from './fields'

interface TemplateDrawerProps extends OpenedRecord {
  readonly loaded: Call<FreebetTemplate>
}

const TEMPLATE = ['name', 'type', 'isEnable', 'operator', 'id'] as const
const TIMES = ['activationDate', 'fromTime', 'toTime', 'daysToUse'] as const
const BETS = [
  'stage',
  'disciplines',
  'selections',
  'odds',
  'betAmount',
  'betCount',
  'maxWin',
] as const

/** All of a template of the sportsbook's. */
export function TemplateDrawer(props: TemplateDrawerProps) {
  return (
    <RecordDrawer<FreebetTemplate>
      {...props}
      title="Sport free bet"
      name={({ name, operator }) => [name, operator?.opTitle]}
      state={(template) => <TemplateState template={template} />}
    >
      {(template) => (
        <>
          <RecordFields title="Template" fields={templateFields.facts(template, ...TEMPLATE)} />
          <RecordFields title="Times" fields={templateFields.facts(template, ...TIMES)} />
          <RecordFields title="Bets" fields={templateFields.facts(template, ...BETS)} />
        </>
      )}
    </RecordDrawer>
  )
}
