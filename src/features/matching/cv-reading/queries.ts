import { type Db, k } from '../../../server/sql.ts'

export const allSkills = (db: Db) => db.many(k.selectFrom('skills').select(['id', 'title']).orderBy('id'))

export const allPlaces = (db: Db) =>
  db.many(k.selectFrom('places').select(['id', 'country', 'region', 'name', 'folded', 'people']))
