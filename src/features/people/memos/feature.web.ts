import { defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  actions: [{ title: 'newMemo', to: paths.memos({ memo: 'new' }), access: HR, icon: 'message', isNew: true }],
  screens: [
    sidebarScreen('Memos', paths.memos(), 'memos', {
      access: HR,
      at: ['core', 6, 'message'],
      words: ['people/memos', 'people/memos/employee'],
    }),
    sidebarScreen('employee/MyMemos', paths.myMemos(), 'myMemos', {
      access: [...HR, 'employee'],
      at: ['core', 7, 'inbox'],
      words: ['people/memos/employee'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'employee/PortalTab', words: ['people/memos/employee'] }],
})
