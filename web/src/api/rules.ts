import type { FormRule } from 'antd'
import Big from 'big.js'

export type FieldRule = Exclude<FormRule, (...args: never[]) => unknown>
export type Rules<T> = { readonly [K in keyof T]-?: FieldRule[] }

const DIGITS = 15

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A rule that holds for what is not filled in. */
function rule(holds: (value: unknown) => boolean, message: string): FieldRule {
  return {
    message,
    validator: (_rule, value: unknown) =>
      isBlank(value) || holds(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  }
}

const lengthOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : [...String(value)].length

const decimal = (value: unknown): Big | null => {
  try {
    return new Big(String(value))
  } catch {
    return null
  }
}

const onNumber = (holds: (value: Big) => boolean) => (value: unknown) => {
  const number = decimal(value)
  return number !== null && holds(number)
}

const placesOf = (value: Big): number => Math.max(0, value.c.length - 1 - value.e)

/* @__NO_SIDE_EFFECTS__ */
export const required = (message: string): FieldRule => ({
  required: true,
  message,
  validator: (_rule, value: unknown) =>
    isBlank(value) ? Promise.reject(new Error(message)) : Promise.resolve(),
})

/* @__NO_SIDE_EFFECTS__ */
export const ge = (limit: number, message: string): FieldRule =>
  rule(
    onNumber((value) => value.gte(limit)),
    message,
  )

/* @__NO_SIDE_EFFECTS__ */
export const le = (limit: number, message: string): FieldRule =>
  rule(
    onNumber((value) => value.lte(limit)),
    message,
  )

/* @__NO_SIDE_EFFECTS__ */
export const minLength = (limit: number, message: string): FieldRule =>
  rule((value) => lengthOf(typeof value === 'string' ? value.trim() : value) >= limit, message)

/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (limit: number, message: string): FieldRule =>
  rule((value) => lengthOf(value) <= limit, message)

/* @__NO_SIDE_EFFECTS__ */
export const maxItems = (limit: number, message: string): FieldRule =>
  rule((value) => lengthOf(value) <= limit, message)

/* @__NO_SIDE_EFFECTS__ */
export const pattern = (source: string, message: string): FieldRule => {
  const expression = new RegExp(source, 'u')
  return rule((value) => expression.test(String(value)), message)
}

/**
 * A decimal with at most `most` places and 15 significant digits, as the wire carries it.
 * @__NO_SIDE_EFFECTS__
 */
export const places = (most: number): FieldRule => ({
  validator: async (_rule, value: unknown) => {
    if (isBlank(value)) return
    const number = decimal(value)
    if (number === null) throw new Error('Enter a number.')
    if (placesOf(number) > most) throw new Error(`At most ${most} decimal places are allowed.`)
    if (number.c.length > DIGITS || number.abs().gte('1e15')) {
      throw new Error(`At most ${DIGITS} significant digits are allowed.`)
    }
  },
})
