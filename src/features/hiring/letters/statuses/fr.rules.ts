export default {
  received: 'Reçue',
  review: 'En cours d’examen',
  interview: 'Entretiens',
  assessment: 'Évaluation',
  offer: 'Offre faite',
  hired: 'Engagé',
  notSelected: 'Non retenue',
  withdrawn: 'Retirée',
  jobClosed: 'Offre close',
}
