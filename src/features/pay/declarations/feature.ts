import { defineFeature } from '../../../server/feature.ts'
import { declarationsHome } from './home.ts'
import { declarationsExport } from './list.ts'
import { declarationNotifications } from './notifications.rules.ts'
import { declarationRoutes } from './routes.ts'
import { PROOF } from './service.ts'
import { declarationSettings } from './settings.ts'
import { placeOfItem } from './standing.service.ts'

export default defineFeature({
  routes: declarationRoutes,
  notifications: declarationNotifications,
  listExports: [declarationsExport],
  home: declarationsHome,
  settings: [declarationSettings],
  uploads: [{ purpose: PROOF, accepts: ['pdf', 'png', 'jpeg', 'webp', 'heic'], called: 'proof', ownADay: 60 }],
  sealed: [
    { table: 'tax_declaration_items', column: 'sealed', as: 'company', place: ({ id }) => placeOfItem(id ?? '') },
  ],
  tables: {
    tax_declarations: { what: 'what people declare for the tax of a year, and the regime they chose', order: ['id'] },
    tax_declaration_items: {
      what: 'items of tax declarations with what was verified, in minor units; tax numbers of others are left out',
      order: ['id'],
      without: ['sealed', 'key_version'],
    },
    tax_declaration_proofs: { what: 'papers that prove items of tax declarations', order: ['id'] },
  },
})
