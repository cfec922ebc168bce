import type { TextsLike } from '../../../shared/i18n/texts.js';
import { arabicConsentTexts } from '../../../shared/consent/texts/ar.js';
import type { es } from './es.js';

/** Arabic texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...arabicConsentTexts,
  'location.suggestions': 'العناوين',
  'location.count': {
    zero: 'لا توجد عناوين',
    one: 'عنوان واحد: استخدموا مفاتيح الأسهم',
    two: 'عنوانان: استخدموا مفاتيح الأسهم',
    few: '%d عناوين: استخدموا مفاتيح الأسهم',
    many: '%d عنوانًا: استخدموا مفاتيح الأسهم',
    other: '%d عنوان: استخدموا مفاتيح الأسهم',
  },
  'location.none': 'لا يوجد عنوان بهذا النص',
  'location.map': 'خريطة',
  'location.marker': 'العلامة: %s',
  'location.marker-unset': 'لم توضع العلامة بعد',
  'location.locate': 'استخدام موقعي',
  'location.locating': 'جارٍ البحث عن موقعكم…',
  'location.denied': 'لا يقدّم المتصفح موقعكم. يرجى كتابة العنوان.',
  'location.unanswered': 'تعذّر تحديد موقعكم. يرجى كتابة العنوان.',
  'location.inaccurate': 'موقعكم معروف بشكل تقريبي فقط. يرجى نقل العلامة إلى مكانها.',
  'location.map-failed': 'تعذّر تحميل الخريطة. يرجى كتابة العنوان.',
  'consent.text':
    'الخريطة والاقتراحات من خدمة أخرى قد تستخدم ملفات تعريف الارتباط. ويمكنكم كتابة العنوان بدونها.',
  'location.marker-help':
    'تحرّكها مفاتيح الأسهم، ومع مفتاح Shift مسافة أبعد؛ وزائد وناقص يكبّران الخريطة ويصغّرانها.',
  'location.zoom-in': 'تكبير',
  'location.zoom-out': 'تصغير',
  'location.coordinates': 'يرجى كتابة خط العرض وخط الطول، مثل %s.',
} satisfies TextsLike<typeof es>);
