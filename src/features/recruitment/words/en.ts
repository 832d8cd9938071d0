export default {
  title: 'Recruitment',
  subtitle: 'Who is to be hired, whether it was planned, and what it has come to.',
  tabsLabel: 'Parts of recruitment',
  tabs: { requisitions: 'Requisitions', plan: 'Plan' },
} as const
