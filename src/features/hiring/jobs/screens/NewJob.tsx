import { Alert, Button, Group, NativeSelect, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useSession } from '../../../../web/session.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { JobContentInput } from '../../../adverts/content/content.rules.ts'
import { readAdvert } from '../../../adverts/content/paste.rules.ts'
import { placeParts } from '../../../adverts/content/place.rules.ts'
import type { Place } from '../contract.ts'
import { useWords as useListWords } from '../list/words/index.ts'
import { useWords } from '../words/index.ts'
import { createCall, listCall } from './calls.ts'
import { type Occupation, OccupationPicker } from './Pickers.tsx'
import { placeOf } from './placeOf.ts'

const WAYS = ['blank', 'occupation', 'paste', 'template'] as const
type Way = (typeof WAYS)[number]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How a job begins. */
export default function NewJob({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const t = useWords()
  const tell = useListWords()
  const format = useFormat()
  const { user } = useSession()
  const [way, setWay] = useState<Way>('blank')
  const home = user?.country_code && countryCodes.includes(user.country_code) ? user.country_code : countryCodes[0]
  const [country, setCountry] = useState(home ?? '')
  const [occupation, setOccupation] = useState<Occupation | null>(null)
  const [text, setText] = useState('')
  const [copyOf, setCopyOf] = useState('')
  /** Places a pasted advert may mean: a person says which. */
  const [asking, setAsking] = useState<{ said: string; which: Place[] } | null>(null)
  const [meant, setMeant] = useState('')
  const [looking, setLooking] = useState(false)
  const { data } = useApiState(
    listCall,
    { status: 'template', pageSize: 200, sort: 'title' },
    { enabled: way === 'template' },
  )
  const create = useCommand(createCall, { refreshes: [listCall] })
  const templates = data?.jobs ?? []
  const ready = {
    blank: true,
    occupation: occupation !== null,
    paste: text.trim() !== '',
    template: copyOf !== '',
  }[way]
  /** What was typed is another advert now: it is asked about anew. */
  const paste = (typed: string) => {
    setText(typed)
    setAsking(null)
    setMeant('')
  }
  const make = (known: Partial<JobContentInput>) =>
    create.mutate(way === 'template' ? { copyOf } : { content: { country, ...known } }, {
      onSuccess: ({ job }) => onMade(job.id),
    })
  const makePasted = async () => {
    const known = readAdvert(text)
    if (asking) {
      const place = asking.which.find((p) => String(p.id) === meant)
      return make(place ? { ...known, placeId: place.id, country: place.country } : known)
    }
    setLooking(true)
    // Where the work is can be said later: an advert is not held up by it.
    const found = await placeOf(text, country).catch(() => null)
    setLooking(false)
    if (found && 'which' in found) return setAsking(found)
    make(found ? { ...known, placeId: found.sure.id } : known)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    if (way === 'paste') return void makePasted()
    make(
      way === 'occupation' && occupation
        ? { title: capital(occupation.title), occupationId: occupation.id, mustHave: occupation.skills.slice(0, 6) }
        : {},
    )
  }
  return (
    <Dialog title={t('begin.title')} onClose={onClose} size="lg" closeButtonProps={{ 'aria-label': t('ask.dismiss') }}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <SegmentedControl
            fullWidth
            aria-label={t('begin.how')}
            value={way}
            onChange={(value) => setWay(value as Way)}
            data={WAYS.map((w) => ({ value: w, label: t(`begin.${w}`) }))}
          />
          {way !== 'template' && (
            <NativeSelect
              label={t('begin.country')}
              value={country}
              onChange={(e) => {
                setCountry(e.currentTarget.value)
                setAsking(null)
              }}
              data={countryCodes.map((code) => ({ value: code, label: format.countryName(code) }))}
            />
          )}
          {way === 'blank' && <Text c="dimmed">{t('begin.blankText')}</Text>}
          {way === 'occupation' && (
            <OccupationPicker
              label={t('begin.occupationLabel')}
              description={t('begin.occupationText')}
              value={occupation}
              onChange={setOccupation}
            />
          )}
          {way === 'paste' && (
            <Textarea
              label={t('begin.pasteLabel')}
              description={t('begin.pasteText')}
              value={text}
              onChange={(e) => paste(e.currentTarget.value)}
              autosize
              minRows={8}
              maxRows={16}
              maxLength={20_000}
            />
          )}
          {way === 'paste' && asking && (
            <NativeSelect
              autoFocus
              label={tell('place.which', { said: asking.said })}
              description={tell('place.text')}
              value={meant}
              onChange={(e) => setMeant(e.currentTarget.value)}
              data={[
                { value: '', label: tell('place.open') },
                ...asking.which.map((p) => ({
                  value: String(p.id),
                  label: placeParts(p, format.countryName).join(', '),
                })),
              ]}
            />
          )}
          {way === 'template' &&
            (data && templates.length === 0 ? (
              <Text c="dimmed">{t('begin.noTemplates')}</Text>
            ) : (
              <NativeSelect
                label={t('begin.templateLabel')}
                value={copyOf}
                onChange={(e) => setCopyOf(e.currentTarget.value)}
                data={[
                  { value: '', label: t('fields.choose') },
                  ...templates.map((item) => ({ value: item.id, label: item.title || t('untitled') })),
                ]}
              />
            ))}
          {create.error && <Alert color="red">{create.error.message}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('begin.cancel')}
            </Button>
            <Button type="submit" disabled={!ready} loading={create.isPending || looking}>
              {t('begin.start')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
