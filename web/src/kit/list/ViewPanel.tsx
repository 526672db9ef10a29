import { Button, Checkbox, Segmented } from 'antd'
import type { Column } from './columns'
import type { Density, ListPreferences } from './listPreferences'

export interface ViewPanelProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly shown: readonly string[]
  readonly density: Density
  readonly onChange: (change: Partial<ListPreferences>) => void
}

/** Which columns a list shows, and how dense. */
export function ViewPanel<Row>({ columns, shown, density, onChange }: ViewPanelProps<Row>) {
  const options = columns.map(({ key, title }, index) => ({
    value: key,
    label: title,
    disabled: index === 0,
  }))
  return (
    <div className="kit-view">
      <Segmented<Density>
        block
        aria-label="Row height"
        value={density}
        options={[
          { value: 'dense', label: 'Compact' },
          { value: 'roomy', label: 'Comfortable' },
        ]}
        onChange={(value) => onChange({ density: value })}
      />
      <Checkbox.Group
        className="kit-view-columns"
        aria-label="Columns"
        value={[...shown]}
        options={options}
        onChange={(values) => onChange({ columns: values.map(String) })}
      />
      <Button
        type="link"
        size="small"
        onClick={() => onChange({ columns: null, density: 'dense' })}
      >
        Reset to default
      </Button>
    </div>
  )
}
