import { permits } from '../../../shared/permissions.ts'

/** Whoever works on the dashboard opens views. */
export const opensViews = permits('dashboard.open')
