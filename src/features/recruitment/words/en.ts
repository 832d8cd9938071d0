export default {
  title: 'Recruitment',
  subtitle: 'Who you plan to hire, who approved it, and what has come of it.',
  tabsLabel: 'Parts of recruitment',
  tabs: { requisitions: 'Requisitions', plan: 'Plan' },
} as const
