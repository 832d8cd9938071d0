export default {
  title: 'Delete your account',
  text: 'Everything you told us is deleted, for good. Download it first if you want to keep it.',
  begin: 'Delete account…',
  gone: 'This is deleted: your profile, your CVs ({{cvs}}), searches, saved jobs, settings and sign-ins.',
  open: 'Applications that are still open: {{count}}. They are withdrawn, and the company is told.',
  stub: 'Companies you applied to keep dates and outcomes without your name: {{companies}}.',
  hired:
    'Kept by law: {{companies}} hired you. The law on employment records asks them to keep what you sent with your employee record.',
  none: 'You have sent no applications.',
  forGood: 'I know that this cannot be undone',
  next: 'Go on',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  prove: 'Enter your password. As soon as it is right, your account is deleted.',
  final: 'Delete for good',
  done: 'Your account is deleted. We have written to you.',
} as const
