/** How a CV is there. */
export type CountryCv = {
  /** What it is printed on. */
  paper: 'A4' | 'LETTER'
  /** Whether a photo is left out of it, or stands on some. */
  photo: 'left-out' | 'optional'
}

/** How a small map of a place is drawn. */
export type CountryMap = {
  /** How wide it is. */
  km?: number
  /** Places everybody knows, by their names as they are kept, the best known first; for where no numbers of people are kept. */
  mainPlaces: readonly string[]
}
