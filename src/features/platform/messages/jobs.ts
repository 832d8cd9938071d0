import { defineJob } from '../../../server/jobs.ts'
import { checkDeliveryStatus, deliverMessage, dropOld, findForgotten } from './delivery.ts'

export const messageJobs = [
  defineJob('deliver-message', deliverMessage),
  defineJob('follow-message', checkDeliveryStatus),
  { ...defineJob('find-forgotten-messages', findForgotten), timetable: '* * * * *' },
  { ...defineJob('drop-old-messages', dropOld), timetable: '27 3 * * *' },
]
