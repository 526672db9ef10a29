import { FieldPair } from '@/kit/form/FieldPair'
import { PercentageField } from '@/kit/form/NumberField'
import { PERCENTAGES } from './labels'
import './affiliates.css'

/** What an affiliate earns, and what is taken off it. */
export const PercentageFields = () => (
  <FieldPair>
    {PERCENTAGES.map(([name, label, of]) => (
      <PercentageField key={name} name={name} label={label} help={of} />
    ))}
  </FieldPair>
)
