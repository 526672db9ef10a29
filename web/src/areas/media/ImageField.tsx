import { Button, ConfigProvider } from 'antd'
import { useDialog } from '@/kit/dialog/useDialog'
import { Field, type FieldProps } from '@/kit/form/Field'
import { lazyComponent } from '@/kit/lazyComponent'
import { AssetImage } from './AssetImage'
import type { Generation } from './generations'

const MediaPicker = lazyComponent(() => import('./MediaPicker').then((code) => code.MediaPicker))

interface ImageFieldProps extends Omit<FieldProps, 'children'> {
  readonly generation: Generation
}

/** An image of content in a form: its path, chosen from the gallery or uploaded there. */
export function ImageField({ generation, ...field }: ImageFieldProps) {
  return (
    <Field {...field}>
      <ImageInput generation={generation} />
    </Field>
  )
}

interface ImageInputProps {
  readonly generation: Generation
  /** These come from the form. */
  readonly id?: string
  readonly value?: string | null
  readonly onChange?: (path: string | null) => void
}

function ImageInput({ generation, id, value = null, onChange }: ImageInputProps) {
  const { componentDisabled: isDisabled = false } = ConfigProvider.useConfig()
  const pick = useDialog(MediaPicker)
  const act = value ? 'Change image' : 'Choose image'
  const open = () => pick({ generation, chosen: value, onChoose: ({ path }) => onChange?.(path) })
  return (
    <div className="media-field">
      {value && <AssetImage path={value} alt="" />}
      {/* The field's label alone would not say what the button does. */}
      <Button id={id} aria-label={act} disabled={isDisabled} onClick={open}>
        {act}
      </Button>
      {value && (
        <Button
          type="text"
          aria-label="Clear image"
          disabled={isDisabled}
          onClick={() => onChange?.(null)}
        >
          Remove
        </Button>
      )}
    </div>
  )
}
