export default {
  continued: 'Draft from {{when}}, continued from another device',
  kept: 'Draft from {{when}}',
  discard: 'Discard draft',
  changed: 'You changed this form on another device or in another tab as well ({{when}}). Which one goes on?',
  ended:
    'You sent or discarded this form on another device or in another tab. What you typed here since then is still here.',
  takeTheirs: 'The other one',
  keepMine: 'This one',
  afresh: 'Start afresh',
} as const
