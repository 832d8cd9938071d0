export default {
  title: 'No connection',
  text: 'This page is not kept on this device. Try again once there is a connection.',
  again: 'Try again',
  lastList: 'The last list of jobs you saw',
  list: 'No connection. This is the list of {{when}} (your time).',
  otherList:
    'No connection, and this list is not kept on this device. This is the last one you saw, of {{when}} (your time).',
  advert: 'No connection. This is the advert as it was on {{when}} (your time). It may have changed since.',
}
