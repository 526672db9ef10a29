import { Button } from 'antd'
import { useState } from 'react'
import type { CashbackStanding } from '@/api/gen/cashback/endpoints'
import { cashbackSettingsOverrideForm } from '@/api/gen/cashback/forms'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { FieldPair } from '@/kit/form/FieldPair'
import { CashbackFields } from './CashbackFields'
import { LevelRows } from './LevelRows'
import { type OverrideValues, toSend, valuesOf } from './levels'
import './cashback.css'

const TITLE = 'Override cashback settings'

interface OverrideDialogProps {
  readonly standing: CashbackStanding
  readonly onClose: () => void
}

/** Cashback settings of a player's own: row by row the operator's, or theirs. */
export function OverrideDialog({ standing, onClose }: OverrideDialogProps) {
  const { playerSettings, operatorSettings, revision } = standing
  const [creating, setCreating] = useState(false)
  if (!standing.settings && !creating) {
    return (
      <ReadOnlyDialog title={TITLE} onClose={onClose}>
        <p>
          <strong>{NO_SETTINGS}</strong>
        </p>
        <p>The player’s operator has no cashback settings; the player may have some.</p>
        <Button type="primary" onClick={() => setCreating(true)}>
          Create settings
        </Button>
      </ReadOnlyDialog>
    )
  }
  return (
    <EditDialog
      form={cashbackSettingsOverrideForm}
      options={{ errorDialog: true }}
      title={TITLE}
      submitLabel={TITLE}
      width={680}
      record={{ ...playerSettings, revision }}
      values={valuesOf(standing)}
      toBody={(values: OverrideValues) => toSend(standing, values)}
      effect="It applies from the next daily credit on. Levels that are not overridden follow the operator’s settings."
      facts={playerFacts(standing)}
      onClose={onClose}
    >
      <FieldPair className="cashback-pair">
        <CashbackFields />
      </FieldPair>
      <LevelRows common={operatorSettings?.settings ?? []} />
    </EditDialog>
  )
}
