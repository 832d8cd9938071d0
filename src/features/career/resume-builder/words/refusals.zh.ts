import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This link is over. Ask whoever sent it for a new one.': '此链接已失效。请向发送人索取新的链接。',
  'There is nothing in this CV to read yet.': '这份简历里还没有可读的内容。',
  'This CV has letters that our PDF has no font for. Take the Word document, which keeps them all.':
    '这份简历含有我们的 PDF 没有字体的文字。请使用 Word 文档，它能全部保留。',
  'This CV is not read yet, or could not be. Choose another, or begin with your profile.':
    '这份简历尚未读取或无法读取。请选择另一份，或从您的资料开始。',
  'This CV was saved in another window since you opened it. Load it again to go on from there.':
    '您打开之后，这份简历已在另一个窗口中保存。请重新加载后继续。',
  'You keep {} CVs here already. Remove one you no longer need.': '您在这里已有 {} 份简历。请移除不再需要的一份。',
}

export default refusals
