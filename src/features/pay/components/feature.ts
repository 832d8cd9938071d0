import { defineFeature } from '../../../server/feature.ts'
import { allowanceComponents } from './allowance-components.service.ts'
import { componentsExport } from './list.ts'
import { componentRoutes } from './routes.ts'

export default defineFeature({
  routes: componentRoutes,
  listExports: [componentsExport],
  allowanceComponents,
  tables: {
    pay_components: { what: 'components of pay of legal entities, and until when each is paid', order: ['id'] },
    pay_component_versions: {
      what: 'what components of pay are, by the day it holds from and when it was entered',
      order: ['component_id', 'id'],
    },
  },
})
