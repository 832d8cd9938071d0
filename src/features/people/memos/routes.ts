import { openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as files from './files.service.ts'
import * as followed from './follow.contract.ts'
import * as follow from './follow.service.ts'
import * as mine from './my.contract.ts'
import * as papers from './my.papers.ts'
import * as my from './my.service.ts'
import { hasInbox, opensInbox, sendsMemos } from './policy.ts'
import * as sending from './send.service.ts'
import * as service from './service.ts'

export const memoRoutes = [
  route(contract.listMemos, sendsMemos, service.listMemos),
  route(contract.memoChoices, sendsMemos, service.memoChoices),
  route(contract.findPeople, sendsMemos, service.findPeople),
  route(contract.previewAudience, sendsMemos, service.previewAudience),
  route(contract.createMemo, sendsMemos, service.createMemo),
  route(contract.readMemo, sendsMemos, service.readMemo),
  route(contract.changeMemo, sendsMemos, service.changeMemo),
  route(contract.removeMemo, sendsMemos, service.removeMemo),
  route(contract.previewMemo, sendsMemos, service.previewAs),
  route(contract.sendMemo, sendsMemos, sending.sendMemo),
  route(contract.moveMemo, sendsMemos, sending.moveMemo),
  route(contract.supersedeMemo, sendsMemos, sending.supersedeMemo),
  route(contract.extendMemo, sendsMemos, sending.extendMemo),
  route(followed.listReceipts, sendsMemos, follow.listReceipts),
  route(followed.remindMemo, sendsMemos, follow.remindMemo),
  route(followed.exemptFromMemo, sendsMemos, follow.exemptFromMemo),
  route(followed.memoRegister, sendsMemos, follow.memoRegister),
  route(followed.listReplies, sendsMemos, follow.listReplies),
  route(followed.answerReply, sendsMemos, follow.answerReply),
  route(followed.addMemoFile, sendsMemos, files.addMemoFile),
  route(followed.removeMemoFile, sendsMemos, files.removeMemoFile),
  route(followed.readMemoFile, sendsMemos, files.readMemoFile),
  route(mine.listMyMemos, opensInbox, my.listMyMemos),
  route(mine.myRecord, hasInbox, papers.readMyRecord),
  route(mine.readAllMyMemos, hasInbox, my.readAll),
  route(mine.openMyMemo, hasInbox, my.openMyMemo),
  // Whose password it is, is asked of the platform; the memo itself through the door of the session.
  openRoute(mine.unlockMyMemo, hasInbox, my.unlockMyMemo),
  route(mine.answerMyMemo, hasInbox, my.answerMyMemo),
  route(mine.pinMyMemo, hasInbox, my.pinMyMemo),
  route(mine.replyToMyMemo, hasInbox, my.replyToMyMemo),
  route(mine.myPdf, hasInbox, papers.asPdf),
  route(mine.myFile, hasInbox, papers.readMyFile),
]
