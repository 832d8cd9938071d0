import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'نتائج اختبارات المهارات',
  subtitle: 'ما يطلب الناس مراجعته وما أُلغي. لا يغيّر شيء نتيجة من تلقاء نفسه.',
  waiting: 'للمراجعة',
  waitingHint: 'بطلب من صاحبها',
  show: 'أي النتائج',
  shows: { waiting: 'للمراجعة', voided: 'ملغاة' },
  code: 'نهاية رابط الشارة',
  find: 'ابحث',
  all: 'أظهر الكل',
  empty: 'لا شيء ينتظر',
  emptyText: 'لم يطلب أحد مراجعة. والنتيجة التي يُبلَّغ عنها بطريق آخر تُوجد برابط شارتها.',
  nothing: 'لا نتيجة ملغاة',
  nothingText: 'تُدرج هنا كل نتيجة أُلغيت مع سببها.',
  none: 'لا شارة بهذا الرابط',
  took: 'أُجري في {{day}}، الوقت المستغرق بالدقائق {{minutes}}، مرات ترك الصفحة: {{away}}',
  asks: 'يطلب المراجعة ({{when}}):',
  answered: 'الجواب:',
  voided: 'ملغاة منذ {{when}}:',
  shown: 'الشارة ظاهرة',
  hidden: 'الشارة غير ظاهرة',
  void: 'ألغِ النتيجة',
  voidOf: 'ألغِ نتيجة {{name}}',
  stand: 'أبقِها',
  standOf: 'أبقِ نتيجة {{name}}',
  reason: 'السبب',
  reasonHint: 'يقرؤه صاحب النتيجة كما هو هنا.',
  words: 'لماذا تبقى',
  cancel: 'إلغاء الأمر',
  done: 'حُفظ. وأُخبر صاحب النتيجة.',
  earlier: 'الصفحة السابقة',
  later: 'الصفحة التالية',
}

export default ar
