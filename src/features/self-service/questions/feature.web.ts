import { defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Questions', paths.hrQuestions(), 'hrQuestions', {
      access: HR,
      at: ['core', 14, 'message'],
      under: paths.employees(),
      words: ['self-service/questions', 'self-service/questions/employee'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'PortalTab', words: ['self-service/questions/employee'] }],
})
