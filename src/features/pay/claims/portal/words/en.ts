export default {
  tab: 'Expenses',
} as const
