import { wire } from '../../../../shared/endpoint.ts'
import type { employeeStanding, employeeStandings } from '../standing.contract.ts'

export const standingCall = wire<typeof employeeStanding>('GET', '/api/compliance/employees/:id/standing')
export const standingsCall = wire<typeof employeeStandings>('GET', '/api/compliance/standings')
