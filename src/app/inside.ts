/** The screens behind the sign-in, by name: each fetches its file. Named in the table of screens (`screens.ts`). */
export const plainList = () => import('../features/my-applications/screens/PlainList.tsx')
export const choosePassword = () => import('../features/accounts/screens/ChoosePassword.tsx')
export const account = () => import('../features/security/screens/Account.tsx')
export const employeePortal = () => import('../features/portal/screens/EmployeePortal.tsx')
export const platformOutbox = () => import('../features/messages/screens/PlatformOutbox.tsx')
export const ownProfile = () => import('../features/seekers/screens/OwnProfile.tsx')
export const overview = () => import('../features/overview/screens/Overview.tsx')
export const jobsScreen = () => import('../features/jobs/screens/JobsScreen.tsx')
export const ats = () => import('../features/applications/screens/Ats.tsx')
export const manage = () => import('../features/applications/screens/Manage.tsx')
export const kanban = () => import('../features/pipeline/screens/Kanban.tsx')
export const triage = () => import('../features/pipeline/screens/triage/Triage.tsx')
export const findTalent = () => import('../features/talent/screens/FindTalent.tsx')
export const walkIns = () => import('../features/walk-ins/screens/WalkIns.tsx')
export const company = () => import('../features/company/screens/Company.tsx')
export const settings = () => import('../features/security/screens/Settings.tsx')
export const outbox = () => import('../features/messages/screens/Outbox.tsx')
export const seekerHome = () => import('../features/job-search/screens/SeekerHome.tsx')
export const seekerProfile = () => import('../features/seekers/screens/SeekerProfile.tsx')
export const jobSearch = () => import('../features/job-search/screens/JobSearch.tsx')
export const myApplications = () => import('../features/my-applications/screens/MyApplications.tsx')
export const resumeAnalyzer = () => import('../features/seekers/screens/ResumeAnalyzer.tsx')

export const employeeManagement = async () => {
  const screen = await import('../features/employees/screens/EmployeeManagement.tsx')
  await screen.ready()
  return screen
}
