import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Colours, radii, spacing, shadows and type exist here and nowhere else. */

// biome-ignore format: ten shades read best in one line
const teal: MantineColorsTuple = ['#edf7f5', '#d5ece8', '#aadad3', '#79c4bb', '#4cada3', '#2b9388', '#167a71', '#0b635c', '#084f4a', '#063d39']
// biome-ignore format: ten shades read best in one line
const warm: MantineColorsTuple = ['#faf9f7', '#f4f2ef', '#e9e6e1', '#dcd8d1', '#c6c1b8', '#9f988d', '#736c63', '#544e47', '#37332e', '#211e1b']
// biome-ignore format: ten shades read best in one line
const night: MantineColorsTuple = ['#ebe8e3', '#cdc9c2', '#aaa59d', '#969188', '#4d4944', '#3b3834', '#2b2926', '#1a1917', '#141311', '#0d0c0b']
// biome-ignore format: ten shades read best in one line
const green: MantineColorsTuple = ['#ecf8ef', '#d3eeda', '#a8dcb6', '#7ac78f', '#52b16e', '#379a56', '#258145', '#1a6a37', '#14552c', '#0e4122']
// biome-ignore format: ten shades read best in one line
const amber: MantineColorsTuple = ['#fff8e6', '#fdecc3', '#f9d98a', '#f2c04e', '#e3a524', '#c4880f', '#9a6806', '#7d5306', '#644208', '#4c3208']
// biome-ignore format: ten shades read best in one line
const red: MantineColorsTuple = ['#fdf0ef', '#fadcd9', '#f3b7b2', '#ec918a', '#e26a61', '#d24a40', '#bb3228', '#9d241c', '#7f1c16', '#621511']

export const theme = createTheme({
  colors: { teal, gray: warm, dark: night, green, yellow: amber, red },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  black: '#211e1b',
  fontFamily:
    "'Inter Variable', 'Noto Sans Arabic Variable', 'Noto Sans Devanagari Variable', 'Noto Sans Tamil Variable', 'Noto Sans SC Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  breakpoints: { xs: '30em', sm: '40em', md: '62em', lg: '75em', xl: '88em' },
  shadows: {
    xs: '0 1px 2px rgb(33 30 27 / 6%)',
    sm: '0 1px 3px rgb(33 30 27 / 8%), 0 1px 2px rgb(33 30 27 / 4%)',
    md: '0 6px 16px -4px rgb(33 30 27 / 12%), 0 2px 6px -2px rgb(33 30 27 / 6%)',
    lg: '0 16px 40px -12px rgb(33 30 27 / 22%), 0 4px 12px -4px rgb(33 30 27 / 8%)',
    xl: '0 24px 64px -16px rgb(33 30 27 / 28%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        transitionProps: { duration: 140 },
        overlayProps: { backgroundOpacity: 0.4 },
      },
      styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 620 } },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 160 }, overlayProps: { backgroundOpacity: 0.4 } } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        transitionProps: { duration: 100 },
        // The first entry gets the focus, instead of an empty element no screen reader can name.
        withInitialFocusPlaceholder: false,
        menuItemTabIndex: 0,
      },
    },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 100 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 80 } } },
    // Inside a dialog it is no landmark of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    Paper: { defaultProps: { radius: 'md' } },
  },
})

const SHADED = [
  'teal',
  'gray',
  'green',
  'yellow',
  'red',
  'blue',
  'grape',
  'violet',
  'orange',
  'cyan',
  'indigo',
  'pink',
  'lime',
]

/** Text on a tint, and tinted outlines, dark or pale enough to be read (AA) in both schemes. */
const readable = (text: number, line: number) =>
  Object.fromEntries(
    SHADED.flatMap((c) => [
      [`--mantine-color-${c}-light-color`, `var(--mantine-color-${c}-${text})`],
      [`--mantine-color-${c}-outline`, `var(--mantine-color-${c}-${line})`],
      [`--mantine-color-${c}-text`, `var(--mantine-color-${c}-${text})`],
    ]),
  )

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--row': '44px',
    '--row-compact': '36px',
    '--header-height': '56px',
    '--sidebar-width': '232px',
  },
  light: {
    ...readable(8, 7),
    // The library's own blue is paler than ours are at the same step.
    '--mantine-color-blue-light-color': 'var(--mantine-color-blue-9)',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#696259',
    '--mantine-color-placeholder': '#7a7369',
    '--mantine-color-error': '#a8261d',
    '--mantine-color-anchor': '#0b635c',
    '--mantine-color-default-border': '#dcd8d1',
    '--surface': '#ffffff',
    '--canvas': '#faf9f7',
    '--sunken': '#f4f2ef',
    '--raised': '#ffffff',
    '--hover': '#f4f2ef',
    '--selected': '#e8f4f2',
    '--line': '#e9e6e1',
    '--line-strong': '#dcd8d1',
    '--ok': '#258145',
    '--careful': '#8c5e00',
    '--wrong': '#bb3228',
    '--calm': '#3f6fb5',
    '--idle': '#9f988d',
  },
  dark: {
    ...readable(2, 3),
    '--mantine-color-body': '#1a1917',
    '--mantine-color-text': '#ebe8e3',
    '--mantine-color-dimmed': '#aaa59d',
    '--mantine-color-placeholder': '#9c978e',
    '--mantine-color-error': '#f0968e',
    '--mantine-color-anchor': '#79c4bb',
    '--mantine-color-default': '#242220',
    '--mantine-color-default-hover': '#2b2926',
    '--mantine-color-default-border': '#45413c',
    '--surface': '#1f1d1b',
    '--canvas': '#161513',
    '--sunken': '#262421',
    '--raised': '#3b3834',
    '--hover': '#282623',
    '--selected': '#17312e',
    '--line': '#302d2a',
    '--line-strong': '#45413c',
    '--ok': '#52b16e',
    '--careful': '#e3a524',
    '--wrong': '#e26a61',
    '--calm': '#7fa8e0',
    '--idle': '#7d776e',
  },
})
