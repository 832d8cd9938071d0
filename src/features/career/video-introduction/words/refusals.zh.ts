import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A video has at most {} seconds, and this one has {}.': '视频最长 {} 秒，这段为 {} 秒。',
  'Add captions first: without them nobody is let watch it.': '请先添加字幕：没有字幕，任何人都不能观看。',
  'Companies may watch this video, so it keeps its captions. Withdraw it first.':
    '公司可以观看此视频，因此须保留字幕。请先撤回。',
  'The length of the video cannot be read from it. Record it again, or save it as MP4.':
    '无法读取视频长度。请重新录制，或保存为 MP4。',
  'The video has no such part.': '视频没有这一部分。',
  'The video is not whole yet. Go on with the upload.': '视频尚不完整。请继续上传。',
  'This video is whole. Add another one to change it.': '此视频已完整。如需更改，请添加另一段。',
  'You keep {} videos already. Delete one you no longer need.': '您已有 {} 个视频。请删除不再需要的一个。',
}

export default refusals
