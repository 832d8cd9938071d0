import type { CountryWords } from '../../../../countries/translate.ts'

/** Why a CV is not taken, or could not be read, from the server’s English. */
const refusals: CountryWords = {
  'The file is empty.': '文件为空。',
  'The file must be one of: PDF, DOCX, PNG, JPEG.': '文件必须是以下类型之一：PDF、DOCX、PNG、JPEG。',
  'The picture is damaged or not complete.': '图片已损坏或不完整。',
  'The file is a picture and something else at the same time.': '文件既是图片又是别的内容。',
  'The picture is too large: at most 100 million points.': '图片过大：最多 1 亿像素。',
  'The PDF is damaged or not complete.': 'PDF 已损坏或不完整。',
  'The PDF is protected. Save it without protection and choose it again.': 'PDF 受保护。请去除保护后保存并重新选择。',
  'The PDF unpacks to far more than it shows.': 'PDF 解压后的内容远多于其显示的内容。',
  'The file is a PDF and something else at the same time.': '文件既是 PDF 又是别的内容。',
  'The document has more than 30 pages. Choose a shorter one.': '文档超过 30 页。请选择较短的文档。',
  'The DOCX is damaged or not complete.': 'DOCX 已损坏或不完整。',
  'The file must be a DOCX document.': '文件必须是 DOCX 文档。',
  'The DOCX unpacks to far more than it shows.': 'DOCX 解压后的内容远多于其显示的内容。',
  'The DOCX holds macros, controls or embedded files. Save it as a PDF and choose that.':
    'DOCX 含有宏、控件或嵌入文件。请另存为 PDF 后选择。',
  'The DOCX loads something from elsewhere. Save it as a PDF and choose that.':
    'DOCX 会从别处加载内容。请另存为 PDF 后选择。',
  'The file must be at most 10 MB.': '文件最大为 10 MB。',
  'The file is damaged or not complete. Save it again and choose the new file.':
    '文件已损坏或不完整。请重新保存并选择新文件。',
  'Reading the file took too long and was stopped. Save it as a plain PDF or DOCX and choose that.':
    '读取文件用时过长，已停止。请另存为普通 PDF 或 DOCX 后选择。',
  'Reading the file needed too much memory and was stopped. Save it as a plain PDF or DOCX and choose that.':
    '读取文件占用内存过多，已停止。请另存为普通 PDF 或 DOCX 后选择。',
  'No text could be read from the file. Choose a PDF or DOCX with text, or a sharper picture.':
    '无法从文件中读出文字。请选择含文字的 PDF 或 DOCX，或更清晰的图片。',
  'You keep {} CVs already. Remove one you no longer need.': '您已保存 {} 份简历。请删除不再需要的一份。',
  'The CV is still being read. Try again in a moment.': '简历仍在读取中。请稍后再试。',
  'This employer cannot take files at the moment. Send your application without one.':
    '该雇主目前无法接收文件。请不附文件发送申请。',
  'The PDF holds scripts, forms that send data or attached files. Print it to a new PDF and choose that.':
    'PDF 含有脚本、会发送数据的表单或附件。请打印为新的 PDF 后选择。',
}
export default refusals
