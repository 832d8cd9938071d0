/**
 * What the employee portal opens with: its page and the parts that other features put there, some lines each that fetch the rest when their tab is
 * opened. They have a list and a file of their own (vite.chunks.ts), so that the portal opens without the list of all other screens.
 */
export const OF_PORTAL =
  /\/EmployeePortal\.screen\.tsx$|\/screens\/(?:\w+\/)?(?:PortalTab|MyPayslips|Complete|Team|Lines)\.slot\.tsx$/

/** The module that lists the file of a screen, or of what fills a place in one. */
export const listOf = (file: string): string =>
  OF_PORTAL.test(file) ? 'src/app/inside.portal.ts' : 'src/app/inside.ts'
