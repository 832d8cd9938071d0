/** The screens of all features and what fills places in them, each fetched when it is opened; without those of inside.portal.ts. */
export default import.meta.glob([
  '/src/features/*/*/screens/**/*.{screen,page,slot}.tsx',
  '!/src/features/self-service/portal/screens/EmployeePortal.screen.tsx',
  '!/src/features/*/*/screens/**/{PortalTab,MyPayslips,Complete,Team,Lines}.slot.tsx',
])
