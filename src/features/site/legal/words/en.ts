export default {
  contents: 'Contents',
  inForce: 'In force since {{date}}',
  version: 'Version {{version}}',
  binding: 'The English text is binding. Translations are here to help you understand it.',
  related: 'Related pages',
  sources: 'The laws themselves',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  cookies: 'Cookie policy',
  refund: 'Refund policy',
  ai: 'How applications are compared',
  faq: 'Frequently asked questions',
} as const
