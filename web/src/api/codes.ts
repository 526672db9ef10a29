import { inWords } from './labels'

/** A code of the wire as people read it: `SOFT_GAMINGS` as `Soft gamings`. */
export const codeInWords = (code: string): string =>
  inWords(code.toLowerCase().replaceAll('_', ' '))

/** Each of these codes with its words. */
export const codesInWords = <Code extends string>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, codeInWords(code)])) as Record<Code, string>
