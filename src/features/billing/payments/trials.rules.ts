/** Providers that deliver the same mailbox whatever dots its name has. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/** The mailbox behind an e-mail address, as far as its spelling tells: what follows a plus is a note of its owner. */
export const mailboxOf = (email: string): string => {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  return `${WITHOUT_DOTS.includes(domain) ? plain.replaceAll('.', '') : plain}@${domain}`
}
