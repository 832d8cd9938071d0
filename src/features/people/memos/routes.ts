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
  route(contract.listMemos, sendsMemos, service.list),
  route(contract.memoChoices, sendsMemos, service.choices),
  route(contract.findPeople, sendsMemos, service.people),
  route(contract.previewAudience, sendsMemos, service.preview),
  route(contract.createMemo, sendsMemos, service.create),
  route(contract.readMemo, sendsMemos, service.read),
  route(contract.changeMemo, sendsMemos, service.change),
  route(contract.removeMemo, sendsMemos, service.remove),
  route(contract.previewMemo, sendsMemos, service.previewAs),
  route(contract.sendMemo, sendsMemos, sending.send),
  route(contract.moveMemo, sendsMemos, sending.move),
  route(contract.supersedeMemo, sendsMemos, sending.supersede),
  route(contract.extendMemo, sendsMemos, sending.extend),
  route(followed.listReceipts, sendsMemos, follow.list),
  route(followed.remindMemo, sendsMemos, follow.remind),
  route(followed.exemptFromMemo, sendsMemos, follow.exempt),
  route(followed.memoRegister, sendsMemos, follow.register),
  route(followed.listReplies, sendsMemos, follow.replies),
  route(followed.answerReply, sendsMemos, follow.answer),
  route(followed.addMemoFile, sendsMemos, files.add),
  route(followed.removeMemoFile, sendsMemos, files.remove),
  route(followed.readMemoFile, sendsMemos, files.download),
  route(mine.listMine, opensInbox, my.list),
  route(mine.myRecord, hasInbox, papers.record),
  route(mine.readAllMine, hasInbox, my.readAll),
  route(mine.openMine, hasInbox, my.open),
  // Whose password it is, is asked of the platform; the memo itself through the door of the session.
  openRoute(mine.unlockMine, hasInbox, my.unlock),
  route(mine.answerMine, hasInbox, my.answer),
  route(mine.markMine, hasInbox, my.pin),
  route(mine.replyMine, hasInbox, my.reply),
  route(mine.myPdf, hasInbox, papers.asPdf),
  route(mine.myFile, hasInbox, papers.file),
]
