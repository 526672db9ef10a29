import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { asked, dialog, field, pressed, rows } from './screen'
import { holdSurfaces, type Surfaces } from './surfaces'
import { SUPER, type Walk } from './walk'

const listed = (path: string) => async (walk: Walk) => {
  await walk.open(path, SUPER)
  await expecting(rows.first).toBeVisible()
  return page
}

async function started(walk: Walk) {
  await walk.open('/withdraw/affiliate?opId=aurora')
  const question = await pressed(page, 'Start withdraw job', 'Start withdraw job')
  await question.getByRole('textbox').fill('start')
  await question.getByRole('button', { name: 'Start withdraw job' }).click()
  await expecting(page.getByText('Withdraw job of')).toBeVisible()
  return page
}

async function canceled() {
  const question = await pressed(page, 'Cancel job', 'Cancel withdraw job')
  await question.getByRole('button', { name: 'Cancel withdraw job' }).click()
  return page
}

const panel = page.getByRole('region', { name: 'Affiliate panel' })
const override = dialog('Override affiliate settings')
const calculator = dialog('Calculate affiliate profit')
const restore = dialog('Restore operator settings')

async function openPanel(walk: Walk) {
  const query = 'opId=aurora&source=refId&includeBrands=false&limit=1'
  const [{ refId }] = (await walk.call('GET', `/api/players?${query}`)).data.items
  await walk.open(`/players/${refId}`)
  await page.getByRole('tab', { name: 'Wallets' }).click()
  await expecting(panel.getByText('Active players')).toBeVisible()
  return panel
}

/** The panel's figures of a period, beside the one before it. */
const during = (period: string) => async () => {
  await panel.getByText(period, { exact: true }).click()
  return panel
}

async function overrideLevel() {
  await field(override, 'Active from wager').fill('50')
  await field(override, 'Fee on cashback').fill('10')
  await field(override, 'Minimum withdrawal').fill('1')
  await override.getByRole('button', { name: 'Next' }).click()
  await expecting(override.getByLabel('Wager to leave, level 1')).toBeVisible()
  return override
}

async function overrideShare() {
  await override.getByLabel('Wager to leave, level 1').fill('9000')
  await override.getByRole('button', { name: 'Next' }).click()
  return override
}

const added = (wizard: Locator, row: string) => async () => {
  await wizard.getByRole('button', { name: `Add a ${row}` }).click()
  return wizard
}

async function askToRestore() {
  await override.getByLabel('Revenue share, share 1').fill('15')
  await override.getByRole('button', { name: 'Save all changes' }).click()
  await expecting(override).toBeHidden()
  return pressed(panel, 'Restore operator settings', 'Restore operator settings')
}

async function restoreFailed(walk: Walk) {
  walk.expects(422)
  await walk.world.fault('referralSettingsRestore', 'error', {
    http: 422,
    dialect: 'message',
    messages: ['There is nothing to restore.'],
  })
  await restore.getByRole('button', { name: 'Restore operator settings' }).click()
  return dialog('Unable to Restore')
}

async function openCalculator() {
  const failed = dialog('Unable to Restore')
  await failed.getByRole('button', { name: 'Close', exact: true }).last.click()
  await expecting(failed).toBeHidden()
  return pressed(panel, 'Calculate affiliate profit', 'Calculate affiliate profit')
}

async function calculatorWarned() {
  await field(calculator, 'Referred players’ wager').fill('1000')
  await field(calculator, 'Referred players’ GGR').fill('10')
  await field(calculator, 'Referred players’ cashback').fill('20')
  return calculator
}

async function calculatorLevels() {
  await field(calculator, 'Fee on cashback').fill('10')
  return next()
}

async function next() {
  await calculator.getByRole('button', { name: 'Next' }).click()
  return calculator
}

async function withdraw() {
  await calculator.getByRole('button', { name: 'Finish' }).click()
  await expecting(calculator).toBeHidden()
  return pressed(panel, 'Withdraw profit', 'Withdraw profit')
}

async function withdrawn() {
  const form = dialog('Withdraw profit')
  await form.getByRole('button', { name: 'Withdraw profit' }).click()
  return page
}

async function history() {
  await expecting(dialog('Withdraw profit')).toBeHidden()
  const drawer = await pressed(panel, 'Withdrawal history', 'Affiliate withdrawal history')
  await expecting(drawer.getByRole('row').nth(1)).toBeVisible()
  return drawer
}

const calculatorSteps: Surfaces = {
  'calculator-1': next,
  'calculator-2': calculatorLevels,
  'calculator-2-added': added(calculator, 'level'),
  'calculator-3': next,
  'calculator-4': next,
}

holdSurfaces('referrals', {
  lists: {
    profit: listed('/transactions/affiliate-profit'),
    pending: listed('/transactions/pending-affiliate-profit'),
    withdrawals: listed('/withdraw/affiliate'),
    approve: () => asked(rows.first, 'Approve', 'Approve affiliate withdrawal'),
    started,
    canceled,
  },
  panel: {
    panel: openPanel,
    'panel-today': during('Today'),
    'panel-week': during('This week'),
    'panel-year': during('This year'),
    override: () => pressed(panel, 'Override settings', 'Override affiliate settings'),
    'override-level': overrideLevel,
    'override-level-added': added(override, 'level'),
    'override-share': overrideShare,
    'override-share-added': added(override, 'share'),
    restore: askToRestore,
    'restore-failed': restoreFailed,
    calculator: openCalculator,
    'calculator-warned': calculatorWarned,
    ...calculatorSteps,
    withdraw,
    withdrawn,
    history,
  },
})
