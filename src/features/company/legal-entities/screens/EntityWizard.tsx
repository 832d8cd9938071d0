import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useCountry, useWorkCountries } from '../../../platform/geo/screens/countries.ts'
import company from '../../profile/screens/company.module.css'
import { useWords } from '../../profile/words/index.ts'
import type { Entity } from '../contract.ts'
import { EntityForm } from './EntityForm.tsx'

type Props = { entity: Entity | null; onClose: () => void }

/** First the country; what is asked next is that country's. */
export const EntityWizard = ({ entity, onClose }: Props) => {
  const t = useWords()
  const { countryName } = useFormat()
  const countries = useWorkCountries()
  const [code, setCode] = useState(entity?.country ?? '')
  const country = useCountry(code)
  const stays = entity !== null && (entity.people > 0 || entity.sites > 0)
  if (code && country)
    return (
      <EntityForm
        key={code}
        entity={entity}
        country={country}
        onClose={onClose}
        onBack={stays ? null : () => setCode('')}
      />
    )
  return (
    <Dialog
      onClose={onClose}
      size="md"
      title={t('entities.add')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {code ? (
        <LoadingTable rows={5} columns={2} />
      ) : (
        <>
          <h3 className={company.partTitle}>{t('entities.which')}</h3>
          <Text size="sm" c="dimmed" mb="md">
            {t('entities.whichHelp')}
          </Text>
          <div className={company.countries}>
            {countries.map((c, i) => (
              <Button
                key={c.code}
                variant="default"
                onClick={() => setCode(c.code)}
                {...(i === 0 ? { 'data-autofocus': true } : {})}
              >
                {c.flag} {countryName(c.code)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}
