import { jobs } from '../src/app/features.ts'
import type { TestServer } from './support.ts'

/** Runs the jobs that wait, by name, until none of these is left: as the worker would. */
export const runWaiting = async (app: TestServer, names: readonly string[]): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) {
    const due = await app.look<{ id: string; name: string; payload: object }>(
      `select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = any('{${names.join(',')}}')`,
    )
    if (due.length === 0) return
    for (const { id, name, payload } of due) {
      await jobs.find((job) => job.name === name)?.run(app.server.services, payload)
      await app.look(`delete from graphile_worker._private_jobs where id = ${id}`)
    }
  }
}

/** Every letter that is due leaves, or is told why not. */
export const deliverDue = (app: TestServer): Promise<void> => runWaiting(app, ['send-reset-links', 'deliver-message'])
