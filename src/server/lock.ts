import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** When a process started, as the kernel counts it, so that a process id used again is not mistaken for the old one. */
const startedAt = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

const alive = (pid: number, since: string | null): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return process.platform !== 'linux' || startedAt(pid) === since
}

/** Takes a data folder for this process. A second start is refused in one sentence; the lock of a dead process is taken over. */
export const lockDataDir = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'server.lock')
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, since: startedAt(process.pid) }), {
        flag: 'wx',
        mode: 0o600,
      })
      return () => unlinkSync(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const current = readLock(file)
    if (current && alive(current.pid, current.since))
      throw new Error(
        `Fourshore is already running on ${dataDir} (process ${current.pid}). Stop it first, or set DATA_DIR to another folder.`,
      )
    try {
      unlinkSync(file)
    } catch {
      // another start took it away first
    }
  }
  throw new Error(`Could not take the lock ${file}`)
}

const readLock = (file: string): { pid: number; since: string | null } | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
