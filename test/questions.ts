import pg from 'pg'

/** How many questions to the database something asks: what it takes, whatever else the machine does meanwhile. */
export const questionsOf = async <T>(does: () => Promise<T>): Promise<{ answer: T; questions: number }> => {
  const { query } = pg.Client.prototype
  let questions = 0
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    questions++
    return (query as (...a: unknown[]) => unknown).apply(this, args)
  } as typeof query
  try {
    return { answer: await does(), questions }
  } finally {
    pg.Client.prototype.query = query
  }
}
