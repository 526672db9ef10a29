import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import {
  type ComponentProps,
  createContext,
  type InputHTMLAttributes,
  type Ref,
  useContext,
  useState,
} from 'react'
import type { DayLimits } from './readDay'

interface Typing {
  readonly text: string
  readonly problem: string | null
  readonly type: (text: string) => void
}

const TypingContext = createContext<Typing>({ text: '', problem: null, type: () => undefined })

interface TypedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

/** The text of a picker as it was typed: antd's own keeps one in its format alone, and loses any other as it is left. */
function TypedInput(input: TypedInputProps) {
  const { text, problem, type } = useContext(TypingContext)
  return (
    <input
      {...input}
      {...(problem && { 'aria-invalid': true, title: problem })}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  )
}

const COMPONENTS = { input: TypedInput }

type OfThePicker =
  | 'id'
  | 'allowClear'
  | 'aria-label'
  | 'placeholder'
  | 'style'
  | 'className'
  | 'disabled'
  | 'onBlur'
  | 'onKeyDown'

// Weeks begin on Monday, in every language that the console speaks of days in.
if (dayjs.Ls['en']) dayjs.Ls['en'].weekStart = 1

export interface DayPickerProps
  extends DayLimits,
    Pick<ComponentProps<typeof DatePicker>, OfThePicker> {
  readonly text: string
  /** What is wrong with the text, where nothing else says that. */
  readonly problem?: string | null
  /** The day that the text means. */
  readonly day: string | null
  /** The month that the calendar opens with where there is no day. */
  readonly opensAt: string
  /** What else may be typed than the calendar offers. */
  readonly hint?: string
  /** With a time: days are minutes then, as `2026-11-01T14:05`. */
  readonly isTimed?: boolean
  readonly onType: (text: string) => void
  /** On the calendar; null where it was cleared. */
  readonly onPick: (day: string | null) => void
}

/** A calendar under a text of which the caller says what it means. */
export function DayPicker(props: DayPickerProps) {
  const {
    text,
    problem = null,
    day,
    opensAt,
    earliest,
    latest,
    hint,
    isTimed = false,
    onType,
    onPick,
    ...picker
  } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <TypingContext value={{ text, problem, type: onType }}>
      <DatePicker
        {...picker}
        open={isOpen}
        onOpenChange={setOpen}
        onKeyDown={(event, preventDefault) => {
          picker.onKeyDown?.(event, preventDefault)
          if (event.key !== 'Enter' || (!isOpen && !text)) return
          // antd would open the calendar over what was typed.
          preventDefault()
          setOpen(false)
        }}
        components={COMPONENTS}
        format={isTimed ? 'DD MMM YYYY HH:mm' : 'DD MMM YYYY'}
        {...(isTimed && { showTime: { format: 'HH:mm' }, needConfirm: false })}
        showNow={false}
        // What the pointer rests on is no text.
        previewValue={false}
        value={day ? dayjs(day) : null}
        onChange={(picked) =>
          onPick(picked ? picked.format(isTimed ? 'YYYY-MM-DD[T]HH:mm' : 'YYYY-MM-DD') : null)
        }
        {...(problem && { status: 'error' })}
        {...(hint && { renderExtraFooter: () => hint })}
        {...(!day && { defaultPickerValue: dayjs(opensAt) })}
        {...(earliest && { minDate: dayjs(earliest) })}
        {...(latest && { maxDate: dayjs(latest) })}
      />
    </TypingContext>
  )
}
