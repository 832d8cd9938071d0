/** Where the family name is written first. */
const FAMILY_FIRST: ReadonlySet<string> = new Set([
  'singaporean',
  'chinese',
  'hong konger',
  'macanese',
  'taiwanese',
  'malaysian',
  'south korean',
  'north korean',
  'vietnamese',
])

/** Family names written first that are seldom part of a given name, by the spellings of Mandarin, Hokkien, Teochew, Cantonese, Hakka, Hainanese, Korean and Vietnamese. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(
  `ang aw bai bak bao bae bui cai cao chan chang chao chau che chee chen cheng cheong cheung chew chi chia chiang chiu cho choi
  chong choo chou chow choy chu chua chui chung dai deng ding dinh dong du duan duong eng fan fong foo fu fung gan gao goh gong
  guo he ho hoang hou hsieh hsu hu huang hung huynh hwang jeon jeong kang kao khoo khong kim ko koh kok kong kuang kwan kwek kwok
  kwon lai lam lau law le lee lei leong leow leung li liang liao liew lim lin liu lo loh loo look low lu lui luo luong lye ma mak
  mo mok na neo ng ngo nguyen oh ong ooi pan pang park peng pham phan phua phung poh poon pua qian qiao qiu quah quek seah seet
  seo seow shao shi shim shin sim sin siow sng so soh son sun sze tai tan tang tay tee teh teo tham thia thong tien to toh tong
  tran trinh truong tsai tsang tse tsui vo vu vuong wan wang wen wong woo wu xiao xie xiong xu yam yang yao yap yau ye yee yeo
  yeoh yeung yew yip yong you yu yuen zeng zhang zhao zheng zhong zhou zhu zou`.split(/\s+/),
)

const isFamilyName = (word: string | undefined): boolean => FAMILY_NAMES.has((word ?? '').toLowerCase())

/**
 * The given and the family name in a whole name. Ong Li Ting is greeted as Li Ting: where people write the family name first, a first word
 * that is one is taken for it, unless the last word is one as well (Jia Hao Chua). Two words are turned round only for a nationality that
 * writes them so: "Kim Smith" stays Kim.
 */
export const namesOf = (fullName: string, nationality: string | null): { given: string; family: string } => {
  const words = fullName.trim().split(/\s+/)
  const [first = '', ...rest] = words
  const isFirst = FAMILY_FIRST.has((nationality ?? '').trim().toLowerCase())
  if (isFirst && words.length >= 2 && words.length <= 4 && isFamilyName(first) && !isFamilyName(words.at(-1)))
    return { given: rest.join(' '), family: first }
  return { given: first, family: rest.join(' ') }
}
