import type { TextsLike } from '../../../shared/i18n/texts.js';
import { arabicUploadTexts } from '../../../shared/uploads/texts/ar.js';
import type { es } from './es.js';

/** Arabic texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...arabicUploadTexts,
  'uploads.types': 'الأنواع: %s.',
  'uploads.image': 'صور',
  'uploads.audio': 'ملفات صوتية',
  'uploads.video': 'مقاطع فيديو',
  'uploads.size': 'حتى %s لكل ملف.',
  'uploads.at-least': 'الحد الأدنى لعدد الملفات: %d.',
  'uploads.at-most': 'الحد الأقصى لعدد الملفات: %d.',
  'uploads.exactly': 'عدد الملفات المطلوب: %d.',
  'uploads.between': 'عدد الملفات: من %1$d إلى %2$d.',
  'uploads.drop': 'يمكن أيضًا سحب الملفات إلى هنا أو لصق صورة.',
  'uploads.files': 'الملفات المختارة',
  'uploads.count': {
    zero: 'لم يُختر أي ملف.',
    one: 'تم اختيار ملف واحد.',
    two: 'تم اختيار ملفين.',
    few: 'تم اختيار %d ملفات.',
    many: 'تم اختيار %d ملفًا.',
    other: 'تم اختيار %d ملف.',
  },
  'uploads.remove': 'إزالة %s',
  'uploads.removed': 'تمت إزالة %s.',
  'uploads.preview': 'عرض %s',
  'uploads.blocked': 'لا يمكن عرض الصورة',
  'uploads.add': 'إضافة ملف آخر',
  'uploads.camera': 'التقاط صورة',
  'uploads.close': 'إغلاق',
  'uploads.folder': 'لا يمكن إرسال مجلد: يرجى اختيار ملفاته.',
  'uploads.no-room': 'لا مكان لملفات أخرى. لم يُضف منها: %d.',
} satisfies TextsLike<typeof es>);
