/**
 * npm passes SIGTERM on to the shell it started us with. The shell ends and tells nobody: whoever has lost it was asked to stop. Looks
 * four times a second; only where npm started this process.
 */
export const stopWithParent = () => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}
