import { saveSettings, settingsOf } from '../../features/platform/settings/service.ts'
import { letterSettings } from '../../features/self-service/letters/settings.ts'
import type { Services } from '../../server/context.ts'
import { demoContext, type Owner } from './context.ts'

/** Whoever runs the company signs letters that people make in the portal. What was said already stays. */
export const addSignatory = (services: Services, owner: Owner): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const { companyId } = owner
    if ((await settingsOf(db, letterSettings, { companyId })).signatory !== '') return
    const demo = demoContext(services, db, owner)
    const ctx = demo.as()
    await saveSettings(ctx, {
      area: letterSettings.area,
      scope: 'company',
      scopeId: null,
      values: { signatory: 'Lena Hofmann', signatoryTitle: 'Head of People' },
      from: null,
    })
    await demo.log(ctx)
  })
