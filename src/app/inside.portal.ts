/** What the employee portal opens with (inside.files.ts). */
export default import.meta.glob([
  '/src/features/self-service/portal/screens/EmployeePortal.screen.tsx',
  '/src/features/*/*/screens/**/{PortalTab,MyPayslips,Complete,Team,Lines}.slot.tsx',
])
