import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Arabic texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'تأخر تحميل الإعدادات. يمكنكم القبول أو الرفض أو الضغط مرة أخرى.',
  'cookie-consent.lost': 'لم يُطبَّق اختياركم بالكامل بعد: يرجى إعادة تحميل الصفحة.',
  'cookie-consent.applying': 'جارٍ تطبيق التفضيلات وإعادة تحميل الصفحة…',
  'cookie-consent.title': 'خصوصيتكم',
  'cookie-consent.text':
    'نستخدم ملفات تعريف الارتباط الضرورية لعمل الموقع. وبإذنكم نستخدم أيضًا ملفات الفئات التي تختارونها، الخاصة بنا وبأطراف أخرى. يمكنكم تغيير رأيكم في أي وقت.',
  'cookie-consent.accept': 'قبول الكل',
  'cookie-consent.reject': 'رفض الكل',
  'cookie-consent.settings': 'الإعدادات',
  'cookie-consent.policy': 'سياسة ملفات تعريف الارتباط',
  'cookie-consent.privacy': 'سياسة الخصوصية',
  'cookie-consent.settings-title': 'إعدادات ملفات تعريف الارتباط',
  'cookie-consent.settings-text': 'يرجى تحديد ما تسمحون به. وكل ما لم يُحدَّد يُرفض.',
  'cookie-consent.save': 'حفظ ما تم تحديده',
  'cookie-consent.close': 'إغلاق دون تغيير',
  'cookie-consent.locked': 'مفعّلة دائمًا',
  'cookie-consent.details': 'تفاصيل «%s»',
  'cookie-consent.loading': 'جارٍ التحميل…',
  'cookie-consent.cookies': 'ملفات تعريف الارتباط: «%s»',
  'cookie-consent.cookie': 'ملف تعريف الارتباط',
  'cookie-consent.provider': 'المزوّد',
  'cookie-consent.purpose': 'الغرض',
  'cookie-consent.duration': 'المدة',
  'cookie-consent.choice-id': 'معرّف اختياركم:',
  'cookie-consent.necessary': 'ضرورية',
  'cookie-consent.necessary-text':
    'تجعل الموقع ممكنًا: استلام رسائلكم والحفاظ على الجلسة وتذكّر ما تختارونه هنا.',
  'cookie-consent.preferences': 'التفضيلات',
  'cookie-consent.preferences-text':
    'تسمح بخدمات تحسّن الصفحة، مثل الخرائط ومقاطع الفيديو من مواقع أخرى أو التحقق من الروبوتات.',
  'cookie-consent.statistics': 'الإحصاءات',
  'cookie-consent.statistics-text': 'تساعد على معرفة الصفحات التي تُزار من أجل تحسينها.',
  'cookie-consent.marketing': 'الإعلانات',
  'cookie-consent.marketing-text': 'تُستخدم لعرض إعلانات وفق ما تزورونه.',
} satisfies TextsLike<typeof es>);
