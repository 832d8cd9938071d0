import { andMay, defineWebFeature, EMPLOYER, HR, innerScreen, publicPage, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  actions: [
    {
      title: 'invite',
      to: paths.settings({ tab: 'administrators' }),
      access: EMPLOYER,
      icon: 'users',
    },
  ],
  screens: [
    publicPage('Login', paths.login(), 'login'),
    publicPage('Signup', paths.signup(), 'signup'),
    publicPage('ForgotPassword', paths.forgotPassword(), 'forgotPassword'),
    publicPage('ResetPassword', paths.resetPassword(), 'resetPassword'),
    innerScreen('ChoosePassword', paths.choosePassword(), 'choosePassword', { access: [] }),
    innerScreen('security/Account', paths.account(), 'account', {
      access: [],
      words: ['platform/accounts', 'platform/accounts/security'],
    }),
    sidebarScreen('security/Settings', paths.settings(), 'settings', {
      access: andMay(HR, 'dashboard.open'),
      at: ['business', 4, 'settings'],
      words: ['platform/accounts', 'platform/accounts/security', 'platform/administrators'],
    }),
  ],
})
