/**
 * The styles every page needs, and those of the few components the pages outside the dashboard use. The dashboard loads those
 * of all others with its layout (styles.dashboard.ts), so a dashboard screen imports none.
 */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/noto-sans-arabic/wght.css'
import '@fontsource-variable/noto-sans-devanagari/wght.css'
import '@fontsource-variable/noto-sans-tamil/wght.css'
import './global.css'
