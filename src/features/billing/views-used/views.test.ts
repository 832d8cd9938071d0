import { describe, expect, it } from 'vitest'
import { countOnly, onlyPlanOf, viewAt } from './views.rules.ts'

describe('the views of a company', () => {
  it('are all in both plans, which is said of each that was used', () => {
    expect(onlyPlanOf('/dashboard/payroll')).toBeNull()
    expect(countOnly(['/dashboard/payroll', '/dashboard/jobs'])).toEqual([
      { product: 'team', views: 0 },
      { product: 'business', views: 0 },
    ])
  })

  it('are counted for the plan that alone has them, should one ever be', () => {
    const onlyIn = { team: [], business: ['/dashboard/forecasts'] }
    expect(onlyPlanOf('/dashboard/forecasts', onlyIn)).toBe('business')
    expect(countOnly(['/dashboard/forecasts', '/dashboard/jobs'], onlyIn)).toEqual([
      { product: 'team', views: 0 },
      { product: 'business', views: 1 },
    ])
  })

  it('are known by the address of their screen, never by what is looked at on it', () => {
    const paths = ['/dashboard/jobs', '/dashboard/jobs/$id', '/dashboard/jobs/new']
    expect(viewAt(paths, '/dashboard/jobs')).toBe('/dashboard/jobs')
    expect(viewAt(paths, '/dashboard/jobs/new')).toBe('/dashboard/jobs/new')
    expect(viewAt(paths, '/dashboard/jobs/5c2b9f')).toBe('/dashboard/jobs/$id')
    expect(viewAt(paths, '/dashboard/jobs/5c2b9f/more')).toBeNull()
  })
})
