import type { May } from '../../../shared/actor.ts'

/** An employee is called what their record says; everybody else what they say. */
export const namesThemselves: May = (actor) => actor.role !== 'employee'
