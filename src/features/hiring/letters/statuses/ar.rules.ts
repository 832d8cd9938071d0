export default {
  received: 'وصل',
  review: 'قيد النظر',
  interview: 'مقابلات',
  assessment: 'تقييم',
  offer: 'عرض',
  hired: 'تم التوظيف',
  notSelected: 'لم يُختر',
  withdrawn: 'مسحوب',
  jobClosed: 'الوظيفة مغلقة',
}
