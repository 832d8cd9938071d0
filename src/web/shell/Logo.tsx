import classes from './TopNav.module.css'

/** Four shores. */
export const Logo = () => (
  <span className={classes.logo}>
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <rect width="32" height="32" rx="8" className={classes.mark} />
      <path
        d="M8 21.5c2.7 0 2.7-1.9 5.3-1.9s2.7 1.9 5.4 1.9 2.6-1.9 5.3-1.9M8 16.5c2.7 0 2.7-1.9 5.3-1.9s2.7 1.9 5.4 1.9 2.6-1.9 5.3-1.9M8 11.5c2.7 0 2.7-1.9 5.3-1.9s2.7 1.9 5.4 1.9 2.6-1.9 5.3-1.9"
        className={classes.waves}
      />
    </svg>
    <span dir="ltr">Fourshore</span>
  </span>
)
