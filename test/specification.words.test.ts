import { describe } from 'vitest'
import compliance from '../src/features/people/compliance/words/en.ts'
import card from '../src/features/people/digital-card/words/en.ts'
import bulk from '../src/features/people/employee-import/words/en.ts'
import profile from '../src/features/people/employees/profile/words/en.ts'
import employees from '../src/features/people/employees/words/en.ts'
import onboarding from '../src/features/people/onboarding/words/en.ts'
import overtime from '../src/features/time/overtime/words/en.ts'
import { type ApiError, callEndpoint } from '../src/web/call.ts'
import ui from '../src/web/ui/words/en.ts'
import { type Row, rows } from './specification.ts'

/**
 * The sentences of section 8, and the labels and messages of section 2, to the letter: {name} stands for what is put in. That each
 * is really shown is walked through in `journeys/failures.spec.ts`.
 */

const table = (paragraph: string, words: [found: string, expected: string][]): Row[] =>
  words.map(([found, expected]) => [
    paragraph,
    expected,
    () => found.replaceAll('{{', '{').replaceAll('}}', '}'),
    expected,
  ])

describe('8 error catalogue', () => {
  const { errors } = employees
  rows([
    ...table('8 Toasts', [
      [ui.failed.countries, 'Failed to load work country options'],
      [ui.failed.nationalities, 'Failed to load nationality options'],
      [errors.classify, 'Failed to classify employee status'],
      [errors.save, 'Failed to save employee: {message}'],
      [errors.saveUnknown, 'Failed to save employee'],
    ]),
    ...table('8 Onboarding', [
      [errors.onboard, 'Failed to create employee: {message}'],
      [errors.onboardUnknown, 'Failed to create employee'],
      [errors.authentication, 'Authentication required - please log in again.'],
    ]),
    ...table('8 Overtime save', [
      [overtime.errors.save, 'Error: {error}'],
      [overtime.errors.saveAgain, 'Error saving overtime policy. Please try again.'],
      [overtime.saved, '{message} Total Compensation: {amount}'],
    ]),
    ...table('8 Welcome email', [
      [errors.welcome, 'Failed to send welcome email: {message}'],
      [errors.welcomeAgain, 'Failed to send welcome email. Please try again.'],
    ]),
    ...table('8 Password reset', [
      [errors.reset, 'Failed to send password reset: {message}'],
      [errors.resetAgain, 'Failed to send password reset. Please try again.'],
      [employees.reset.sent, 'Password reset sent via {method} successfully!'],
    ]),
    ...table('8 Digital card', [
      [card.errors.generate, 'Failed to generate digital card: {error}'],
      [card.errors.generateAgain, 'Failed to generate digital card. Please try again.'],
    ]),
    ...table('8 Compliance check', [
      [errors.compliance, 'Failed to check compliance: {message}'],
      [errors.complianceAgain, 'Failed to check compliance. Please try again.'],
    ]),
    ...table('8 Profile edit', [
      [profile.form.failed, 'Failed to update employee: {message}'],
      [profile.form.unknown, 'Unknown error'],
      [profile.form.saved, 'Employee updated successfully!'],
    ]),
    ...table('8 Other profile alerts', [[profile.rates.failed, 'Failed to calculate rates']]),
    ...table('8 Bulk upload', [
      [bulk.failedStatus, 'Upload failed: {status}'],
      [bulk.notCsv, 'Please select a CSV file'],
      [bulk.failedAgain, 'Upload failed. Please try again.'],
      [bulk.empty, 'No valid employees found in file'],
      [bulk.success_other, 'Successfully uploaded {n} employees'],
      [bulk.templateSaved, 'Template downloaded successfully'],
    ]),
    ...table('8 Employee list', [
      [errors.load, 'Failed to load employee data'],
      [errors.connect, 'Failed to connect to employee database'],
      [employees.directory.loaded, '{n} employees loaded'],
    ]),
    ...table('6 Roles', [[employees.dialog.denied, 'Access denied - HR admin privileges required']]),
    ...(
      [
        [{ message: 'A', error: 'B' }, 'A'],
        [{ error: 'B' }, 'B'],
      ] as const
    ).map(([body, expected]): Row => ['8 HTTP client', JSON.stringify(body), () => refused(body), expected]),
    ['8 HTTP client', 'neither', async () => (await refused({})).slice(0, 8), 'HTTP 503'],
  ])
})

/** What is thrown when the server answers 503 with this. */
const refused = async (body: object): Promise<string> => {
  const real = globalThis.fetch
  globalThis.fetch = async () => new Response(JSON.stringify(body), { status: 503 })
  try {
    return await callEndpoint({ method: 'GET', path: '/api/x' } as never, {} as never, { anonymous: true }).then(
      () => 'answered',
      (error: ApiError) => error.message,
    )
  } finally {
    globalThis.fetch = real
  }
}

describe('2 labels', () => {
  const { form, actions, profile: tabs, dialog } = employees
  rows([
    ...table('2.1 Employee form', [
      [form.create, 'Create Employee'],
      [form.update, 'Update Employee'],
      [actions.cancel, 'Cancel'],
      [form.basic, 'Basic Information'],
    ]),
    ...table('2.2 Onboarding Center', [
      [onboarding.title, 'Employee Onboarding Center'],
      [onboarding.total, 'Total Onboarded'],
      [onboarding.complete, 'Setup Complete'],
      [onboarding.pending, 'Pending Setup'],
      [onboarding.rate, 'Completion Rate'],
      [onboarding.add, 'Add New Employee'],
      [onboarding.recent, 'Recent Onboarding Activity'],
      [onboarding.refresh, 'Refresh'],
      [onboarding.today, 'Today'],
      [onboarding.yesterday, 'Yesterday'],
      [onboarding.daysAgo_other, '{count} days ago'],
      [onboarding.setup_complete, 'Setup Complete'],
      [onboarding.pending_login, 'Pending Login'],
      [onboarding.active, 'Active'],
      [onboarding.none, 'No Recent Activity'],
      [onboarding.doneTitle, 'Employee Onboarded Successfully'],
      [onboarding.gotIt, 'Got it'],
    ]),
    ...table('2.3 Overtime Policy', [
      [overtime.title, 'Overtime Policy Management'],
      [overtime.save, 'Save & Calculate'],
      [overtime.saving, 'Processing...'],
      [overtime.cancel, 'Cancel'],
      [overtime.notices.error, 'LEGAL WARNING'],
    ]),
    ...table('2.4 Employee table row', [
      [actions.advanced, 'Advanced'],
      [actions.edit, 'Edit'],
      [actions.card, 'Card'],
      [actions.operations, 'Employee Operations'],
      [actions.welcome, 'Send Welcome Email'],
      [actions.viewFull, 'View Full Profile'],
      [actions.digitalCard, 'Digital Business Card'],
      [actions.reset, 'Reset Password'],
      [actions.aware, 'Country-Aware Actions'],
      [actions.checkCompliance, 'Check Compliance'],
      [actions.overtime, 'Overtime Policy'],
      [employees.reset.title, 'Send Password Reset'],
      [employees.reset.send, 'Send Reset'],
      [employees.reset.sending, 'Sending...'],
      [card.generate, 'Generate & Share'],
      [card.close, 'Close'],
      [card.departmentLine, '{department} Department'],
      [card.share.title, 'Share Options'],
      [card.share.email, 'Email'],
      [card.share.download, 'Download'],
    ]),
    ...table('2.5 Profile', [
      [profile.digitalCard, 'Digital Card'],
      [tabs.edit, 'Edit Profile'],
      [tabs.resetNow, 'Reset Password'],
      [tabs.personal, 'Personal Information'],
      [tabs.employment, 'Employment'],
      [tabs.authorization, 'Authorization'],
      [tabs.financial, 'Financial'],
      [tabs.activity, 'Activity Log'],
      [profile.rates.open, 'Calculate Rates'],
      [profile.permit.add, 'Add Authorization'],
      [profile.allowance.add, 'Add Allowance'],
      [profile.form.title, 'Edit Employee Profile'],
    ]),
    ...table('2.6 Bulk upload', [
      [bulk.title, 'Bulk Employee Upload'],
      [bulk.template, 'Download Template'],
      [bulk.instructions, 'Instructions'],
      [bulk.another, 'Upload Another File'],
      [bulk.processMany_other.slice(0, 14), 'Process Upload'],
      [bulk.refresh, 'Refresh Employee List'],
      [bulk.successful, 'Successful'],
      [bulk.failed, 'Failed'],
      [bulk.total, 'Total processed'],
    ]),
    ...table('2.7 Tabs', [
      [dialog.basic, 'Basic Info'],
      [dialog.advanced, 'Advanced'],
      [dialog.bulk, 'Bulk Operations'],
      [dialog.compliance, 'Compliance'],
    ]),
    ...table('4 Compliance bands', [
      [compliance.bandGood, 'Compliant'],
      [compliance.bandFair, 'Needs Review'],
      [compliance.bandPoor, 'Non-Compliant'],
    ]),
  ])
})
