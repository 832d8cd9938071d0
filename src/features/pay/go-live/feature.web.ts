import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('GoLive', paths.goLive(), 'goLive', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 24, 'coin'],
      under: paths.payroll(),
      words: ['pay/go-live'],
    }),
  ],
})
