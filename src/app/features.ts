import { accountJobs } from '../features/accounts/jobs.ts'
import { accountRoutes } from '../features/accounts/routes.ts'
import { administratorRoutes } from '../features/administrators/routes.ts'
import { allowanceRoutes } from '../features/allowances/routes.ts'
import { applicantImportJobs } from '../features/applicant-import/jobs.ts'
import { applicantImportRoutes } from '../features/applicant-import/routes.ts'
import { applicationDocumentRoutes } from '../features/application-documents/routes.ts'
import { applicationJobs } from '../features/applications/jobs.ts'
import { applicationRoutes } from '../features/applications/routes.ts'
import { auditLogRoutes } from '../features/audit-log/routes.ts'
import { authorizationRoutes } from '../features/authorizations/routes.ts'
import { backgroundJobRoutes } from '../features/background-jobs/routes.ts'
import { bulkUploadRoutes } from '../features/bulk-upload/routes.ts'
import { companyRoutes } from '../features/company/routes.ts'
import { exportJobs } from '../features/company-export/jobs.ts'
import { exportRoutes } from '../features/company-export/routes.ts'
import { complianceJobs } from '../features/compliance/jobs.ts'
import { complianceRoutes } from '../features/compliance/routes.ts'
import { contactRoutes } from '../features/contact/routes.ts'
import { departmentRoutes } from '../features/departments/routes.ts'
import { developerRoutes } from '../features/developer/routes.ts'
import { digitalCardRoutes } from '../features/digital-card/routes.ts'
import { documentJobs } from '../features/documents/jobs.ts'
import { documentRoutes } from '../features/documents/routes.ts'
import { employeeJobs } from '../features/employees/jobs.ts'
import { employeeRoutes } from '../features/employees/routes.ts'
import { entityRoutes } from '../features/entities/routes.ts'
import { fairnessJobs } from '../features/fairness/jobs.ts'
import { fairnessRoutes } from '../features/fairness/routes.ts'
import { geoRoutes } from '../features/geo/routes.ts'
import { hiringCostRoutes } from '../features/hiring-costs/routes.ts'
import { hiringLetterRoutes } from '../features/hiring-letters/routes.ts'
import { hiringReportJobs } from '../features/hiring-reports/jobs.ts'
import { hiringReportRoutes } from '../features/hiring-reports/routes.ts'
import { interviewJobs } from '../features/interviews/jobs.ts'
import { interviewRoutes } from '../features/interviews/routes.ts'
import { jobFitRoutes } from '../features/job-fit/routes.ts'
import { jobFollowJobs } from '../features/job-follow/jobs.ts'
import { jobFollowRoutes } from '../features/job-follow/routes.ts'
import { jobQuestionJobs } from '../features/job-questions/jobs.ts'
import { jobQuestionRoutes } from '../features/job-questions/routes.ts'
import { searchJobs } from '../features/job-search/jobs.ts'
import { jobSearchRoutes } from '../features/job-search/routes.ts'
import { jobJobs } from '../features/jobs/jobs.ts'
import { jobRoutes } from '../features/jobs/routes.ts'
import { mapRoutes } from '../features/maps/routes.ts'
import { matchJobs } from '../features/matching/jobs.ts'
import { matchRoutes } from '../features/matching/routes.ts'
import { memoJobs } from '../features/memos/jobs.ts'
import { memoRoutes } from '../features/memos/routes.ts'
import { messageJobs } from '../features/messages/jobs.ts'
import { messageRoutes } from '../features/messages/routes.ts'
import { newsletterJobs } from '../features/newsletter/jobs.ts'
import { newsletterRoutes } from '../features/newsletter/routes.ts'
import { offerJobs } from '../features/offers/jobs.ts'
import { offerRoutes } from '../features/offers/routes.ts'
import { overtimeRoutes } from '../features/overtime/routes.ts'
import { pipelineJobs } from '../features/pipeline/jobs.ts'
import { pipelineRoutes } from '../features/pipeline/routes.ts'
import { portalRoutes } from '../features/portal/routes.ts'
import { publicRoutes } from '../features/public/routes.ts'
import { publicJobJobs } from '../features/public-jobs/jobs.ts'
import { publicJobRoutes } from '../features/public-jobs/routes.ts'
import { recruitmentRoutes } from '../features/recruitment/routes.ts'
import { requisitionRoutes } from '../features/requisitions/routes.ts'
import { savedViewRoutes } from '../features/saved-views/routes.ts'
import { seekerErasureRoutes } from '../features/seeker-erasure/routes.ts'
import { seekerExportRoutes } from '../features/seeker-export/routes.ts'
import { seekerJobs } from '../features/seekers/jobs.ts'
import { seekerRoutes } from '../features/seekers/routes.ts'
import { smartJobs } from '../features/smart-search/jobs.ts'
import { smartSearchRoutes } from '../features/smart-search/routes.ts'
import { subscriptionRoutes } from '../features/subscriptions/routes.ts'
import { talentJobs } from '../features/talent/jobs.ts'
import { talentRoutes } from '../features/talent/routes.ts'
import { talentSearchJobs } from '../features/talent-search/jobs.ts'
import { talentSearchRoutes } from '../features/talent-search/routes.ts'
import { verificationRoutes } from '../features/verification/routes.ts'
import { walkInRoutes } from '../features/walk-ins/routes.ts'
import { cleanupJobs } from '../server/cleanup.ts'

/** Every feature's calls and jobs. A feature that is not named here does not exist. */
export const routes = [
  ...accountRoutes,
  ...administratorRoutes,
  ...companyRoutes,
  ...departmentRoutes,
  ...entityRoutes,
  ...verificationRoutes,
  ...auditLogRoutes,
  ...exportRoutes,
  ...geoRoutes,
  ...employeeRoutes,
  ...bulkUploadRoutes,
  ...overtimeRoutes,
  ...digitalCardRoutes,
  ...authorizationRoutes,
  ...allowanceRoutes,
  ...documentRoutes,
  ...complianceRoutes,
  ...messageRoutes,
  ...backgroundJobRoutes,
  ...portalRoutes,
  ...memoRoutes,
  ...jobRoutes,
  ...requisitionRoutes,
  ...recruitmentRoutes,
  ...hiringCostRoutes,
  ...hiringLetterRoutes,
  ...hiringReportRoutes,
  ...fairnessRoutes,
  ...pipelineRoutes,
  ...mapRoutes,
  ...publicJobRoutes,
  ...jobFitRoutes,
  ...jobFollowRoutes,
  ...jobQuestionRoutes,
  ...jobSearchRoutes,
  ...smartSearchRoutes,
  ...interviewRoutes,
  ...offerRoutes,
  ...walkInRoutes,
  ...applicationDocumentRoutes,
  ...applicationRoutes,
  ...applicantImportRoutes,
  ...savedViewRoutes,
  ...seekerRoutes,
  ...seekerExportRoutes,
  ...seekerErasureRoutes,
  ...talentRoutes,
  ...talentSearchRoutes,
  ...matchRoutes,
  ...subscriptionRoutes,
  ...developerRoutes,
  ...publicRoutes,
  ...contactRoutes,
  ...newsletterRoutes,
]
export const jobs = [
  ...accountJobs,
  ...employeeJobs,
  ...complianceJobs,
  ...documentJobs,
  ...messageJobs,
  ...memoJobs,
  ...jobJobs,
  ...jobFollowJobs,
  ...jobQuestionJobs,
  ...searchJobs,
  ...interviewJobs,
  ...smartJobs,
  ...offerJobs,
  ...applicationJobs,
  ...applicantImportJobs,
  ...pipelineJobs,
  ...publicJobJobs,
  ...seekerJobs,
  ...talentJobs,
  ...talentSearchJobs,
  ...matchJobs,
  ...fairnessJobs,
  ...hiringReportJobs,
  ...newsletterJobs,
  ...exportJobs,
  ...cleanupJobs,
]
