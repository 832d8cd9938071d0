import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const placesCall = wire<typeof contract.listOwnPlaces>('GET', '/api/seeker/places')
export const addPlaceCall = wire<typeof contract.addOwnPlace>('POST', '/api/seeker/places')
export const changePlaceCall = wire<typeof contract.changeOwnPlace>('PUT', '/api/seeker/places/:id')
export const deletePlaceCall = wire<typeof contract.deleteOwnPlace>('DELETE', '/api/seeker/places/:id')
export const jobsCall = wire<typeof contract.listDistanceJobs>('GET', '/api/seeker/distance-jobs')
export const mapCall = wire<typeof contract.readDistanceMap>('GET', '/api/seeker/distance-map')
export const landCall = wire<typeof contract.readLand>('GET', '/api/seeker/land')

/** What changes with the places somebody counts from. */
export const OF_PLACES = [placesCall, mapCall, jobsCall]
