import type { Output } from '../../../../shared/endpoint.ts'
import type { readLand } from '../contract.ts'

type At = { lat: number; lng: number }
export type MapCircle = At & { id: string; radiusKm: number; excluded: boolean }
export type MapShape = { id: string; points: readonly At[]; drafted: boolean }
export type TownMark = At & { id: number; jobs: number; spread: number | null }

/** What is drawn on a map. */
export type Drawing = {
  land: Output<typeof readLand>
  circles: readonly MapCircle[]
  shapes: readonly MapShape[]
  towns: readonly TownMark[]
  /** Points that have to be seen besides. */
  about: readonly At[]
  onTown?: ((id: number) => void) | undefined
}

export type MapHandle = { zoom: (by: number) => void; fit: () => void }
