import { Button, Input } from 'antd'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { formatted, inFull } from '../display/decimal'
import { Field, type FieldProps } from './Field'
import { type Expected, type NumberKind, problemOf, type Reading, readNumber } from './readNumber'
import { useReadable } from './useReadable'
import './NumberField.css'
import './ReadAs.css'

interface NumberFieldProps extends Omit<FieldProps, 'children' | 'first'> {
  readonly disabled?: boolean
  /** Where the label alone does not name the field, as in the rows of a table. */
  readonly 'aria-label'?: string
}

interface MoneyFieldProps extends NumberFieldProps {
  readonly currency?: string | undefined
}

/** An amount of money, or a rate in it, typed or pasted in any usual way of writing. */
export const MoneyField = ({ currency = 'USD', ...field }: MoneyFieldProps) => (
  <NumberField {...field} kind="amount" unit={currency} />
)

export const PercentageField = (field: NumberFieldProps) => (
  <NumberField {...field} kind="percentage" unit="%" />
)

/** A whole number: of calls, milliseconds, pieces. */
export const CountField = (field: NumberFieldProps) => (
  <NumberField {...field} kind="count" unit="" />
)

interface Typed {
  readonly text: string
  readonly reading: Reading
}

const numberOf = ({ reading }: Typed): number | null =>
  reading.state === 'number' ? reading.value : null

const typedOf = (value: number | null): Typed =>
  value === null
    ? { text: '', reading: { state: 'empty' } }
    : {
        text: inFull(value).replaceAll(',', '').replace('−', '-'),
        reading: { state: 'number', value },
      }

/** What nobody types reads like any other figure. */
const figureOf = (value: number | null): string => (value === null ? '' : inFull(value))

type FullProps = NumberFieldProps & Pick<Expected, 'kind' | 'unit'>

function NumberField({ kind, unit, disabled, 'aria-label': label, ...field }: FullProps) {
  const [problem, readable] = useReadable()
  return (
    <Field {...field} first={readable}>
      <NumberInput kind={kind} unit={unit} problem={problem} disabled={disabled} label={label} />
    </Field>
  )
}

interface NumberInputProps {
  readonly kind: NumberKind
  readonly unit: string
  /** What is wrong with the text, for the rule of the field. */
  readonly problem: RefObject<string | null>
  readonly disabled: boolean | undefined
  readonly label: string | undefined
  /** These come from the form. */
  readonly id?: string
  readonly value?: number | null
  readonly onChange?: (value: number | null) => void
}

/** Keeps the text as it was typed; the form has the number that it means, or none. */
function NumberInput(props: NumberInputProps) {
  const { kind, unit, problem, label, value = null, onChange, ...input } = props
  const { disabled, ...rest } = input
  const [last, setLast] = useState<Typed>(() => typedOf(value))
  const typed = numberOf(last) === value ? last : typedOf(value)
  const note = problemOf(typed.reading)
  useEffect(() => {
    problem.current = note
  }, [problem, note])
  const put = (next: Typed) => {
    setLast(next)
    problem.current = problemOf(next.reading)
    onChange?.(numberOf(next))
  }
  const read = (text: string) =>
    put({ text, reading: readNumber(text, { kind, unit, locale: navigator.language }) })
  return (
    <>
      <Input
        {...rest}
        {...(disabled && { disabled })}
        className="kit-number"
        inputMode={kind === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        suffix={unit || undefined}
        value={disabled ? figureOf(value) : typed.text}
        onChange={(event) => read(event.target.value)}
      />
      <Understood typed={typed} unit={unit} onChoose={(chosen) => put(typedOf(chosen))} />
    </>
  )
}

const PLAIN = /^\s*-?\d*\.?\d*\s*$/
/** As many places as tell 1,234 and 1.234 apart. */
const DISTINCT_PLACES = 3

interface UnderstoodProps {
  readonly typed: Typed
  readonly unit: string
  readonly onChoose: (value: number) => void
}

/** What a text was read as where that is not plain, and a choice where it can be read in two ways. */
function Understood({ typed: { text, reading }, unit, onChoose }: UnderstoodProps) {
  let note: ReactNode = null
  if (reading.state === 'number' && !PLAIN.test(text))
    note = `Read as ${inFull(reading.value)} ${unit}`
  if (reading.state === 'ambiguous') {
    note = (
      <>
        Which number is meant?{' '}
        {reading.values.map((value) => (
          <Button key={value} size="small" onClick={() => onChoose(value)}>
            {formatted(value, DISTINCT_PLACES)} {unit}
          </Button>
        ))}
      </>
    )
  }
  return (
    <span className="kit-read-as" aria-live="polite">
      {note}
    </span>
  )
}
