import { IconAdjustments, IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { changeLanguage, LANGUAGES, type Language, saveLanguage, useLanguage } from '../i18n.ts'
import { useNavigation } from '../Link.tsx'
import { chooseScheme, SCHEMES, useScheme } from '../scheme.ts'
import { getSession } from '../session.ts'
import { useWebWords } from '../words/index.ts'
import { Dropdown, DropdownGroup, dropdownEntry } from './Dropdown.tsx'

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const

/** Messages come in the language somebody reads here. Not worth a word when it does not work. */
const tellServer = async (language: string) => {
  if (!getSession().token) return
  const { sendRequest: request } = await import('../call.ts')
  await request({ method: 'PUT', path: '/api/auth/language' }, { language })
}

/** Light, dark or as the device has it; and the language. */
export const Preferences = () => {
  const t = useWebWords()
  return (
    <Dropdown button={<IconAdjustments size={18} aria-hidden />} label={t('nav.settings')}>
      {(close) => <PreferenceChoices close={close} />}
    </Dropdown>
  )
}

/** The same choices within a menu that is open. */
export const PreferenceChoices = ({ close }: { close: () => void }) => {
  const t = useWebWords()
  const scheme = useScheme()
  const language = useLanguage()
  const { inLanguage } = useNavigation()
  const speak = async (code: Language) => {
    if (!inLanguage) {
      void tellServer(code).catch(() => {})
      return changeLanguage(code)
    }
    saveLanguage(code)
    await tellServer(code).catch(() => {})
    location.assign(inLanguage(code))
  }
  return (
    <>
      <DropdownGroup label={t('theme.label')}>
        {SCHEMES.map((value) => {
          const Icon = ICONS[value]
          return (
            <button
              key={value}
              type="button"
              className={dropdownEntry}
              aria-pressed={scheme === value}
              onClick={() => {
                chooseScheme(value)
                close()
              }}
            >
              <Icon size={16} aria-hidden />
              <span>{t(`theme.${value}`)}</span>
              {scheme === value && <IconCheck size={14} aria-hidden />}
            </button>
          )
        })}
      </DropdownGroup>
      <DropdownGroup label={t('language')}>
        {LANGUAGES.map(({ code, name, dir }) => (
          <button
            key={code}
            type="button"
            className={dropdownEntry}
            aria-pressed={language === code}
            onClick={() => {
              close()
              void speak(code)
            }}
          >
            <span lang={code} dir={dir}>
              {name}
            </span>
            {language === code && <IconCheck size={14} aria-hidden />}
          </button>
        ))}
      </DropdownGroup>
    </>
  )
}
