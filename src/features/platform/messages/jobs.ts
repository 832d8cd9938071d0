import { job } from '../../../server/jobs.ts'
import { deliver, dropOld, findForgotten, follow } from './delivery.ts'

export const messageJobs = [
  job('deliver-message', deliver),
  job('follow-message', follow),
  { ...job('find-forgotten-messages', findForgotten), timetable: '* * * * *' },
  { ...job('drop-old-messages', dropOld), timetable: '27 3 * * *' },
]
