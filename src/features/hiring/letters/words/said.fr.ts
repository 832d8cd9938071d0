import type { CountryWords } from '../../../../countries/translate.ts'

/** The reasons a company begins with, as the person is told them. One that a company wrote stays in its words. */
const said: CountryWords = {
  'We chose somebody whose experience is closer to this work.':
    'Nous avons choisi une personne dont l’expérience est plus proche de ce travail.',
  'One of the requirements in the advert is not met at present.':
    'L’une des exigences de l’annonce n’est pas remplie pour le moment.',
  'What you expect and what this position pays are too far apart.':
    'Vos attentes et la rémunération de ce poste sont trop éloignées.',
  'The start date or the working hours do not fit.': 'La date de début ou les horaires de travail ne conviennent pas.',
  'The position has been filled.': 'Le poste est pourvu.',
  'The position is no longer open.': 'Le poste n’est plus ouvert.',
}

export default said
