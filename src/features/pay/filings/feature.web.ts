import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Filings', paths.filings(), 'filings', {
      access: andMay(HR, 'payroll.read'),
      at: ['core', 21, 'scale'],
      under: paths.compliance(),
      words: ['pay/filings'],
    }),
  ],
  fills: [{ slot: 'compliance.part', file: 'Owed' }],
})
