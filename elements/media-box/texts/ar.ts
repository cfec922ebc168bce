import type { TextsLike } from '../../../shared/i18n/texts.js';
import { arabicConsentTexts } from '../../../shared/consent/texts/ar.js';
import type { es } from './es.js';

/** Arabic texts of `<media-box>`. */
export const texts = Object.freeze({
  ...arabicConsentTexts,
  'media-box.label': 'عارض الوسائط',
  'media-box.close': 'إغلاق',
  'media-box.next': 'التالي',
  'media-box.previous': 'السابق',
  'media-box.cancel': 'إلغاء',
  'media-box.numbers': 'العناصر',
  'media-box.page': 'الانتقال إلى %1$s من %2$s',
  'media-box.counter': '%1$s من %2$s',
  'media-box.status': '%1$s من %2$s: %3$s',
  'media-box.thumbnails': 'صور مصغّرة',
  'media-box.zoom': 'تكبير الصورة',
  'media-box.download': 'تنزيل',
  'media-box.pause': 'إيقاف عرض الصور',
  'media-box.play': 'متابعة عرض الصور',
  'media-box.loading': 'جارٍ التحميل…',
  'media-box.untitled': 'بلا عنوان',
  'media-box.broken': 'تعذّر عرض المحتوى.',
  'media-box.unknown': 'لا يمكن عرض هذا النوع من المحتوى هنا.',
  'media-box.open-itself': 'الفتح في المتصفح',
  'media-box.frame': 'المحتوى: %s',
  'media-box.from': 'محتوى من %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
