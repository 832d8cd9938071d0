import type { Translation } from '../../../../web/i18n.ts'
import type en from './seekers.en.ts'

const seekers: Translation<typeof en> = {
  resume_make: 'بدأ سيرة ذاتية',
  resume_remove: 'حذف سيرة ذاتية أنشأها',
  resume_restore: 'استعاد نسخة سابقة من سيرة ذاتية',
  resume_link_make: 'شارك سيرة ذاتية برابط',
  resume_link_end: 'أنهى رابطًا لسيرة ذاتية',
  video_add: 'أعلن عن تعريف بالفيديو',
  video_change: 'غيّر تعريفًا بالفيديو',
  video_delete: 'حذف تعريفًا بالفيديو',
  video_finish: 'رفع تعريفًا بالفيديو',
  video_picture: 'اختار صورة تعريف مرئي',
  video_share: 'أضاف تعريفًا بالفيديو إلى طلب',
  video_watch: 'شاهد تعريفًا بالفيديو',
  video_withdraw: 'سحب تعريفًا بالفيديو',
  skill_badge_count: 'جعل نتيجة اختبار تُحتسب في قائمة وظائفه',
  skill_badge_hide: 'أخفى شارة مهارة',
  skill_badge_show: 'أظهر شارة مهارة',
  skill_badge_uncount: 'أوقف احتساب نتيجة اختبار',
  skill_test_ask_review: 'طلب مراجعة نتيجة اختبار مهارة',
  skill_test_finish: 'أنهى اختبار مهارة',
  skill_test_review: 'راجع نتيجة اختبار مهارة',
  skill_test_share: 'شارك نتيجة اختبار مهارة مع صاحب عمل',
  skill_test_start: 'بدأ اختبار مهارة',
  skill_test_unshare: 'أوقف مشاركة نتيجة اختبار مهارة',
  skill_test_void: 'ألغى نتيجة اختبار مهارة',
  written_test_add: 'بدأ كتابة اختبار مهارة خاص بالشركة',
  written_test_delete: 'تخلص من مسودة اختبار مهارة',
  written_test_publish: 'نشر اختبار مهارة خاصًا بالشركة',
  written_test_restore: 'استأنف اختبار مهارة متوقفًا',
  written_test_retire: 'أوقف اختبار مهارة خاصًا بالشركة',
  written_test_save: 'غيّر اختبار مهارة خاصًا بالشركة',
  skill_add: 'أضاف مهارة',
  skill_assign: 'عدّل مهارات شخص',
}

export default seekers
