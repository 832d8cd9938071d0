import { defineFeature } from '../../../server/feature.ts'
import { registerImport } from './register.import.ts'
import { goLiveRoutes } from './routes.ts'
import { goLiveSettings } from './settings.ts'

export default defineFeature({
  routes: goLiveRoutes,
  imports: [registerImport],
  settings: [goLiveSettings],
  tables: {
    pay_register_rows: {
      what: 'what the provider before paid, by person and month; amounts by component in minor units of the group’s currency',
      order: ['employment_id', 'month'],
    },
    pay_trials: { leftOut: 'months reckoned beside a register: made anew from it at any time' },
    pay_trial_people: { leftOut: 'people of such a month: made anew from it at any time' },
    pay_difference_notes: {
      what: 'differences to another provider’s register that were accepted, in minor units',
      order: ['group_id', 'month', 'employment_id', 'component'],
    },
  },
})
