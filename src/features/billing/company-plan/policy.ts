import { permits } from '../../../shared/permissions.ts'

/** What a company pays for is looked at by who runs it. */
export const readsCompanyPlan = permits('settings.write')
