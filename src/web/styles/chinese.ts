import href from '@fontsource-variable/noto-sans-sc/wght.css?url'

/** The list of the slices is a sheet of its own, however the other sheets are put together. */
export const loadChineseFont = () => {
  if (document.querySelector(`link[href="${href}"]`)) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  document.head.append(sheet)
}
