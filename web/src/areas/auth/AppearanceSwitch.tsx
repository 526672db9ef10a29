import {
  APPEARANCES,
  type Appearance,
  chooseAppearance,
  useAppearance,
} from '@/kit/antd/appearance'

const NAMES: Record<Appearance, string> = { system: 'System', light: 'Light', dark: 'Dark' }

export function AppearanceSwitch() {
  const { appearance } = useAppearance()
  return (
    <fieldset className="auth-appearance">
      <legend className="auth-unseen">Theme</legend>
      {APPEARANCES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="appearance"
            checked={appearance === each}
            onChange={() => chooseAppearance(each)}
          />
          {NAMES[each]}
        </label>
      ))}
    </fieldset>
  )
}
