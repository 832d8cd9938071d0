import { type Db, k } from '../../../server/sql.ts'

export const allPlaces = (db: Db) =>
  db.many(k.selectFrom('places').select(['id', 'name', 'country', 'lat', 'lng', 'people']))
