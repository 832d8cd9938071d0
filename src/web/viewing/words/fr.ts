import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  label: 'Affichage en tant que quelqu’un d’autre',
  text: 'Vous voyez Fourshore en tant que : {{who}}. Rien ne peut être modifié. Fin : {{when}}.',
  end: 'Quitter cet affichage',
  failed: 'L’affichage n’a pas pu être quitté. Réessayez.',
  roles: {
    employer: 'Employeur',
    employer_admin: 'Administrateur',
    hr_admin: 'RH',
    recruiter: 'Recruteur',
    payroll_officer: 'Gestionnaire de paie',
    finance: 'Finances',
    read_only: 'Lecture seule',
    employee: 'Employé',
  },
  confirm: {
    title: 'Confirmez que c’est vous',
    text: 'Pour votre sécurité, saisissez votre mot de passe pour continuer.',
    password: 'Mot de passe',
    submit: 'Confirmer',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
}
export default fr
