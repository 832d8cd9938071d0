import type { May } from '../../../shared/actor.ts'
import { permits, roleHas } from '../../../shared/permissions.ts'

/** An employee is called what their record says; everybody else what they say. */
export const namesThemselves: May = (actor) => actor.role !== 'employee'

/** Whoever runs a company looks at the product as others of it. Who looks already does not look on from there. */
export const viewsAsOthers: May = (actor) => !actor.viewedBy && permits('view-as')(actor)
/** As whoever it looks: the one behind it ends it. */
export const endsViews: May = (actor) => roleHas(actor.viewedBy?.role ?? actor.role, 'view-as')
