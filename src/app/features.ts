import { mapRoutes } from '../features/adverts/maps/routes.ts'
import { subscriptionRoutes } from '../features/billing/subscriptions/routes.ts'
import { seekerErasureRoutes } from '../features/career/account-data/erasure/routes.ts'
import { seekerExportRoutes } from '../features/career/account-data/export/routes.ts'
import { jobFitRoutes } from '../features/career/job-fit/routes.ts'
import { jobFollowJobs } from '../features/career/job-follow/jobs.ts'
import { jobFollowRoutes } from '../features/career/job-follow/routes.ts'
import { jobQuestionJobs } from '../features/career/job-questions/jobs.ts'
import { jobQuestionRoutes } from '../features/career/job-questions/routes.ts'
import { searchJobs } from '../features/career/job-search/jobs.ts'
import { jobSearchRoutes } from '../features/career/job-search/routes.ts'
import { seekerJobs } from '../features/career/profile/jobs.ts'
import { seekerRoutes } from '../features/career/profile/routes.ts'
import { smartJobs } from '../features/career/smart-search/jobs.ts'
import { smartSearchRoutes } from '../features/career/smart-search/routes.ts'
import { departmentRoutes } from '../features/company/departments/routes.ts'
import { exportJobs } from '../features/company/export/jobs.ts'
import { exportRoutes } from '../features/company/export/routes.ts'
import { entityRoutes } from '../features/company/legal-entities/routes.ts'
import { companyRoutes } from '../features/company/profile/routes.ts'
import { verificationRoutes } from '../features/company/verification/routes.ts'
import { applicantImportJobs } from '../features/hiring/applicant-import/jobs.ts'
import { applicantImportRoutes } from '../features/hiring/applicant-import/routes.ts'
import { applicationDocumentRoutes } from '../features/hiring/application-documents/routes.ts'
import { applicationJobs } from '../features/hiring/applications/jobs.ts'
import { applicationRoutes } from '../features/hiring/applications/routes.ts'
import { hiringCostRoutes } from '../features/hiring/costs/routes.ts'
import { fairnessJobs } from '../features/hiring/fairness/jobs.ts'
import { fairnessRoutes } from '../features/hiring/fairness/routes.ts'
import { interviewJobs } from '../features/hiring/interviews/jobs.ts'
import { interviewRoutes } from '../features/hiring/interviews/routes.ts'
import { jobJobs } from '../features/hiring/jobs/jobs.ts'
import { jobRoutes } from '../features/hiring/jobs/routes.ts'
import { hiringLetterRoutes } from '../features/hiring/letters/routes.ts'
import { offerJobs } from '../features/hiring/offers/jobs.ts'
import { offerRoutes } from '../features/hiring/offers/routes.ts'
import { pipelineJobs } from '../features/hiring/pipeline/jobs.ts'
import { pipelineRoutes } from '../features/hiring/pipeline/routes.ts'
import { recruitmentRoutes } from '../features/hiring/reports/routes.ts'
import { requisitionRoutes } from '../features/hiring/requisitions/routes.ts'
import { hiringReportJobs } from '../features/hiring/scheduled-reports/jobs.ts'
import { hiringReportRoutes } from '../features/hiring/scheduled-reports/routes.ts'
import { walkInRoutes } from '../features/hiring/walk-ins/routes.ts'
import { publicJobJobs } from '../features/job-board/jobs/jobs.ts'
import { publicJobRoutes } from '../features/job-board/jobs/routes.ts'
import { matchJobs } from '../features/matching/matching/jobs.ts'
import { matchRoutes } from '../features/matching/matching/routes.ts'
import { authorizationRoutes } from '../features/people/authorizations/routes.ts'
import { allowanceRoutes } from '../features/people/compensation/routes.ts'
import { complianceJobs } from '../features/people/compliance/jobs.ts'
import { complianceRoutes } from '../features/people/compliance/routes.ts'
import { digitalCardRoutes } from '../features/people/digital-card/routes.ts'
import { documentJobs } from '../features/people/documents/jobs.ts'
import { documentRoutes } from '../features/people/documents/routes.ts'
import { bulkUploadRoutes } from '../features/people/employee-import/routes.ts'
import { employeeJobs } from '../features/people/employees/jobs.ts'
import { employeeRoutes } from '../features/people/employees/routes.ts'
import { employmentJobs } from '../features/people/employments/jobs.ts'
import { employmentRoutes } from '../features/people/employments/routes.ts'
import { memoJobs } from '../features/people/memos/jobs.ts'
import { memoRoutes } from '../features/people/memos/routes.ts'
import { accountJobs } from '../features/platform/accounts/jobs.ts'
import { accountRoutes } from '../features/platform/accounts/routes.ts'
import { administratorRoutes } from '../features/platform/administrators/routes.ts'
import { auditLogRoutes } from '../features/platform/audit-log/routes.ts'
import { developerRoutes } from '../features/platform/developer/routes.ts'
import { geoRoutes } from '../features/platform/geo/routes.ts'
import { savedViewRoutes } from '../features/platform/lists/routes.ts'
import { messageJobs } from '../features/platform/messages/jobs.ts'
import { messageRoutes } from '../features/platform/messages/routes.ts'
import { portalRoutes } from '../features/self-service/portal/routes.ts'
import { contactRoutes } from '../features/site/contact/routes.ts'
import { publicRoutes } from '../features/site/home/routes.ts'
import { newsletterJobs } from '../features/site/newsletter/jobs.ts'
import { newsletterRoutes } from '../features/site/newsletter/routes.ts'
import { talentSearchJobs } from '../features/talent/criteria-search/jobs.ts'
import { talentSearchRoutes } from '../features/talent/criteria-search/routes.ts'
import { talentJobs } from '../features/talent/find/jobs.ts'
import { talentRoutes } from '../features/talent/find/routes.ts'
import { overtimeRoutes } from '../features/time/overtime/routes.ts'
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
  ...employmentRoutes,
  ...bulkUploadRoutes,
  ...overtimeRoutes,
  ...digitalCardRoutes,
  ...authorizationRoutes,
  ...allowanceRoutes,
  ...documentRoutes,
  ...complianceRoutes,
  ...messageRoutes,
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
  ...employmentJobs,
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
