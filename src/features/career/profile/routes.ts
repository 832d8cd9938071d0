import { openRoute } from '../../../server/routes.ts'
import { against } from './advert.service.ts'
import * as analysis from './analysis.contract.ts'
import * as contract from './contract.ts'
import * as cvs from './cvs.service.ts'
import { isSeeker } from './policy.ts'
import * as profile from './service.ts'
import { readText } from './text.service.ts'

export const seekerRoutes = [
  openRoute(contract.readProfile, isSeeker, profile.read),
  openRoute(contract.saveProfile, isSeeker, profile.save),
  openRoute(contract.readText, isSeeker, readText),
  openRoute(contract.listCvs, isSeeker, cvs.list),
  openRoute(contract.addCv, isSeeker, cvs.add),
  openRoute(contract.readOneCv, isSeeker, cvs.readOne),
  openRoute(contract.readCvAgain, isSeeker, cvs.readAgain),
  openRoute(contract.downloadCv, isSeeker, cvs.download),
  openRoute(contract.removeCv, isSeeker, cvs.remove),
  openRoute(analysis.analyseCv, isSeeker, cvs.analysis),
  openRoute(analysis.sampleAnalysis, isSeeker, cvs.sample),
  openRoute(analysis.compareWithAdvert, isSeeker, against),
]
