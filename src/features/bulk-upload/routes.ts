import { route } from '../../server/routes.ts'
import { worksInHr } from '../../shared/actor.ts'
import { bulkUpload } from './contract.ts'
import { upload } from './service.ts'

export const bulkUploadRoutes = [route(bulkUpload, worksInHr, upload)]
