import { openRoute } from '../../../server/routes.ts'
import { compareWithAdvert } from './advert.service.ts'
import * as analysis from './analysis.contract.ts'
import * as contract from './contract.ts'
import * as cvs from './cvs.service.ts'
import { isSeeker } from './policy.ts'
import * as profile from './service.ts'
import { readText } from './text.service.ts'

export const seekerRoutes = [
  openRoute(contract.readProfile, isSeeker, profile.readProfile),
  openRoute(contract.saveProfile, isSeeker, profile.saveProfile),
  openRoute(contract.readText, isSeeker, readText),
  openRoute(contract.listCvs, isSeeker, cvs.listCvs),
  openRoute(contract.addCv, isSeeker, cvs.addCv),
  openRoute(contract.readOneCv, isSeeker, cvs.readOneCv),
  openRoute(contract.readCvAgain, isSeeker, cvs.readCvAgain),
  openRoute(contract.downloadCv, isSeeker, cvs.downloadCv),
  openRoute(contract.removeCv, isSeeker, cvs.removeCv),
  openRoute(analysis.analyseCv, isSeeker, cvs.analyseCv),
  openRoute(analysis.sampleAnalysis, isSeeker, cvs.getSampleAnalysis),
  openRoute(analysis.compareWithAdvert, isSeeker, compareWithAdvert),
]
