import { Button, Group, Stack } from '@mantine/core'
import encodeQR from 'qr'
import { useMemo } from 'react'
import { saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import classes from './qr.module.css'

/** Pixels of one module of the picture: on paper at 300 dots an inch about 4 cm for an address of ours. */
const MODULE = 12
const LEVEL = { ecc: 'medium', border: 4 } as const

/** Drawn module by module, so that none is blurred. */
const pngOf = (text: string): Promise<Blob | null> => {
  const rows = encodeQR(text, 'raw', LEVEL)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = rows.length * MODULE
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

type Props = { title: string; address: string; onClose: () => void }

/** The address of the advert as a code for a notice, a shop window, a slide. Made here: nobody else hears of it. */
export const QrCode = ({ title, address, onClose }: Props) => {
  const t = useWords()
  const svg = useMemo(() => encodeQR(address, 'svg', LEVEL), [address])
  const savePng = async () => {
    const picture = await pngOf(address)
    if (picture) saveFile('job.png', picture)
    else notify.failure(t('qr.failed'))
  }
  return (
    <Dialog onClose={onClose} title={t('qr.title', { title })} closeButtonProps={{ 'aria-label': t('qr.close') }}>
      <Stack gap="sm" align="center">
        <img className={classes.code} src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} alt={t('qr.alt')} />
        <p className={`${classes.address} ltr`}>{address}</p>
        <Group gap="xs">
          <Button variant="default" onClick={() => saveFile('job.svg', new Blob([svg], { type: 'image/svg+xml' }))}>
            {t('qr.svg')}
          </Button>
          <Button variant="default" onClick={() => void savePng()}>
            {t('qr.png')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
