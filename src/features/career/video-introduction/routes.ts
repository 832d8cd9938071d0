import { anyone, openRoute, route } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { readsApplications } from '../../hiring/applications/policy.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as pictures from './picture.contract.ts'
import * as picture from './picture.service.ts'
import * as play from './play.service.ts'
import * as service from './service.ts'

/** Recording and letting somebody watch are paid for; what is there is watched, withdrawn and deleted whatever became of the plan. */
export const videoRoutes = [
  openRoute(contract.listVideos, isSeeker, service.listVideos),
  premiumPlusRoute(contract.addVideo, service.addVideo),
  premiumPlusRoute(contract.putPart, service.putPart),
  premiumPlusRoute(contract.finishVideo, service.finishVideo),
  premiumPlusRoute(contract.changeVideo, service.changeVideo),
  premiumPlusRoute(contract.shareVideo, service.shareVideo),
  openRoute(contract.withdrawVideo, isSeeker, service.withdrawVideo),
  openRoute(contract.deleteVideo, isSeeker, service.deleteVideo),
  openRoute(contract.playMyVideo, isSeeker, play.playMyVideo),
  route(contract.readApplicationVideo, readsApplications, play.readApplicationVideo),
  route(contract.playApplicationVideo, readsApplications, play.playApplicationVideo),
  premiumPlusRoute(pictures.putVideoPicture, picture.putVideoPicture),
  openRoute(pictures.readVideoPicture, isSeeker, picture.readVideoPicture),
  route(pictures.readApplicationVideoPicture, readsApplications, picture.readApplicationVideoPicture),
  openRoute(contract.playVideo, anyone, play.playVideo),
]
