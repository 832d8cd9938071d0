import { wire } from '../../../../shared/endpoint.ts'
import type { readPlanUsage } from '../contract.ts'

export const usageCall = wire<typeof readPlanUsage>('GET', '/api/seeker/plan/usage')
