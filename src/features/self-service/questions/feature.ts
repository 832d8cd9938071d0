import { defineFeature } from '../../../server/feature.ts'
import { questionsHome } from './home.ts'
import { questionsExport } from './list.ts'
import { questionNotifications } from './notifications.rules.ts'
import { questionRoutes } from './routes.ts'

export default defineFeature({
  routes: questionRoutes,
  notifications: questionNotifications,
  listExports: [questionsExport],
  home: questionsHome,
  tables: {
    hr_questions: { what: 'what employees asked HR', order: ['id'] },
    hr_question_messages: { what: 'answers, what was written again, and notes of HR', order: ['id'] },
  },
})
