import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Arabic messages of file fields. */
export const arabicUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'يرجى اختيار ملف.',
  COM_RSFORM_MINFILES_REQUIRED: 'الحد الأدنى لعدد الملفات: %d.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    zero: 'الملفات أكثر من اللازم: لا يمكن إرسال أي ملف.',
    one: 'الملفات أكثر من اللازم: يمكن إرسال ملف واحد.',
    two: 'الملفات أكثر من اللازم: يمكن إرسال ملفين.',
    few: 'الملفات أكثر من اللازم: يمكن إرسال %d ملفات.',
    many: 'الملفات أكثر من اللازم: يمكن إرسال %d ملفًا.',
    other: 'الملفات أكثر من اللازم: يمكن إرسال %d ملف.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'الملف %1$s كبير جدًا: الحد الأقصى %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'هذا النوع من الملفات غير مقبول: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
