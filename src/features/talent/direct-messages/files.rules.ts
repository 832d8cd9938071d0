/** What may go with a message; judged by its content. */
export const FILE_KINDS = ['pdf', 'docx', 'png', 'jpeg', 'webp'] as const
