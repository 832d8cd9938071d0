import { useMantineColorScheme } from '@mantine/core'
import { IconAdjustments, IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { request } from '../call.ts'
import { changeLanguage, LANGUAGES, useLanguage } from '../i18n.ts'
import { session } from '../session.ts'
import { useWebWords } from '../words/index.ts'
import { Dropdown, DropdownGroup, dropdownEntry } from './Dropdown.tsx'

const SCHEMES = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceDesktop },
] as const

/** Messages come in the language somebody reads here. Not worth a word when it does not work. */
const tellServer = (language: string) => {
  if (session().token) request({ method: 'PUT', path: '/api/auth/language' }, { language }).catch(() => {})
}

/** Light, dark or as the device has it; and the language. */
export const Preferences = () => {
  const say = useWebWords()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const language = useLanguage()
  return (
    <Dropdown button={<IconAdjustments size={18} aria-hidden />} label={say('nav.settings')}>
      {(close) => (
        <>
          <DropdownGroup label={say('theme.label')}>
            {SCHEMES.map(({ value, icon: Icon }) => (
              <button
                key={value}
                type="button"
                className={dropdownEntry}
                aria-pressed={colorScheme === value}
                onClick={() => {
                  setColorScheme(value)
                  close()
                }}
              >
                <Icon size={16} aria-hidden />
                <span>{say(`theme.${value}`)}</span>
                {colorScheme === value && <IconCheck size={14} aria-hidden />}
              </button>
            ))}
          </DropdownGroup>
          <DropdownGroup label={say('language')}>
            {LANGUAGES.map(({ code, name, dir }) => (
              <button
                key={code}
                type="button"
                className={dropdownEntry}
                aria-pressed={language === code}
                onClick={() => {
                  close()
                  void changeLanguage(code)
                  tellServer(code)
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
      )}
    </Dropdown>
  )
}
