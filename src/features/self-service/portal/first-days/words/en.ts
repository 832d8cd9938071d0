export default {
  title: 'Your first days at {{company}}',
  text: 'Four things to do first. Done: {{done}} of {{of}}.',
  steps: {
    contact: 'Give your phone number and address',
    emergency: 'Say whom we call if something happens to you',
    memos: 'Read and answer what your company has sent you',
    documents: 'Hand in a first document',
    notifications: 'Choose how you hear of news',
  },
  open: 'Do it now',
  openOf: 'Do it now: {{what}}',
  done: 'Done',
  hide: 'Hide these steps',
  failed: 'The steps were not hidden: {{message}}',
} as const
