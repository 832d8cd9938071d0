import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Point } from './ground.rules.ts'

export type Water = Point & { km: number; path: string }

let reading: Promise<Map<number, Water>> | undefined

/** What scripts/maps.ts wrote, by place; read when the first map is asked for. */
export const waterByPlace = (): Promise<Map<number, Water>> => {
  reading ??= readFile(join(import.meta.dirname, 'water.txt'), 'utf8').then((text) => {
    const current = new Map<number, Water>()
    for (const line of text.split('\n')) {
      const [id, lat, lng, km, path] = line.split('\t')
      if (path !== undefined) current.set(Number(id), { lat: Number(lat), lng: Number(lng), km: Number(km), path })
    }
    return current
  })
  return reading
}
