import type { TextsLike } from '../../../shared/i18n/texts.js';
import { arabicUploadTexts } from '../../../shared/uploads/texts/ar.js';
import type { es } from './es.js';

/** Arabic texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...arabicUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'لحظة من فضلكم: يجري تجهيز النموذج…',
  'rs-form.late':
    'يستغرق هذا وقتًا أطول من المعتاد، ولم يُرسل شيء بعد. ما كتبتموه لا يزال هنا: يرجى الانتظار قليلًا أو التحقق من الاتصال أو مراسلتنا بطريقة أخرى.',
  'rs-form.lost':
    'لم يُحمَّل جزء من النموذج، ولم يُرسل شيء. ما كتبتموه لا يزال هنا: يرجى المحاولة مرة أخرى أو إعادة تحميل الصفحة أو مراسلتنا بطريقة أخرى.',
  'rs-form.not-there':
    'لم يُحمَّل النموذج. يرجى المحاولة مرة أخرى أو إعادة تحميل الصفحة أو مراسلتنا بطريقة أخرى.',
  'rs-form.retry': 'المحاولة مرة أخرى',
  'rs-form.send-unchecked': 'الإرسال دون تحقق',

  // Checks and attempts to send.
  'rs-form.email': 'يرجى كتابة عنوان بريد إلكتروني كامل، مثل name@example.com.',
  'rs-form.tel': 'يرجى كتابة رقم هاتف بالصيغة المطلوبة.',
  'rs-form.url': 'يرجى كتابة عنوان ويب كامل، مثل https://example.com.',
  'rs-form.number': 'يرجى كتابة رقم.',
  'rs-form.range': 'يرجى اختيار قيمة ضمن الحدود.',
  'rs-form.valueMissing': 'هذا الحقل مطلوب.',
  'rs-form.date': 'يرجى كتابة تاريخ كامل أو اختياره.',
  'rs-form.time': 'يرجى كتابة وقت كامل أو اختياره.',
  'rs-form.patternMismatch': 'يرجى الكتابة بالصيغة المطلوبة.',
  'rs-form.patternHint': 'يرجى الكتابة بالصيغة المطلوبة: %s',
  'rs-form.dayUnderflow': 'يرجى اختيار تاريخ ابتداءً من %s.',
  'rs-form.dayOverflow': 'يرجى اختيار تاريخ حتى %s.',
  'rs-form.rangeUnderflow': 'يجب أن تكون القيمة %s أو أكثر.',
  'rs-form.rangeOverflow': 'يجب أن تكون القيمة %s أو أقل.',
  'rs-form.stepMismatch': 'يجب أن تتدرج القيمة بمقدار %s.',
  'rs-form.tooShort': 'الحد الأدنى لعدد الأحرف: %s.',
  'rs-form.tooLong': 'الحد الأقصى لعدد الأحرف: %s.',
  'rs-form.errors': {
    zero: 'لا توجد أخطاء في النموذج.',
    one: 'يوجد خطأ واحد في النموذج.',
    two: 'يوجد خطآن في النموذج.',
    few: 'توجد %d أخطاء في النموذج.',
    many: 'يوجد %d خطأً في النموذج.',
    other: 'يوجد %d خطأ في النموذج.',
  },
  'rs-form.sending': 'جارٍ إرسال رسالتكم…',
  'rs-form.checking': 'جارٍ التحقق مما كتبتموه…',
  'rs-form.cancel': 'إلغاء',
  'rs-form.invalid': 'هذا الحقل غير صالح.',
  'rs-form.server-invalid': 'لا يقبل الخادم أحد البيانات في النموذج.',
  'rs-form.network':
    'تعذّر الاتصال للتحقق مما كتبتموه. لا يزال كل شيء هنا: يرجى التحقق من الاتصال والمحاولة مرة أخرى أو إعادة تحميل الصفحة أو مراسلتنا بطريقة أخرى.',
  'rs-form.timeout': 'يستغرق التحقق وقتًا طويلًا. ما كتبتموه لا يزال هنا: يرجى المحاولة مرة أخرى.',
  'rs-form.server': 'لا يمكن التحقق مما كتبتموه الآن. لا يزال كل شيء هنا: يرجى المحاولة مرة أخرى بعد قليل.',
  'rs-form.forbidden':
    'لا يقبل الخادم النموذج. ما كتبتموه لا يزال هنا: يمكنكم نسخه ثم إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'rs-form.too-large': 'ما كتبتموه أكبر من أن يُرسل. لا يزال كل شيء هنا: يرجى تقصيره والمحاولة مرة أخرى.',
  'rs-form.token-renewed':
    'ظلت الصفحة مفتوحة مدة طويلة ولم يُرسل شيء. ما كتبتموه لا يزال هنا: يرجى الضغط على زر الإرسال مرة أخرى.',
  'rs-form.token-renewed-code':
    'ظلت الصفحة مفتوحة مدة طويلة ولم يُرسل شيء. ما كتبتموه لا يزال هنا: يرجى كتابة الرمز الظاهر في الصورة والضغط على زر الإرسال مرة أخرى.',
  'rs-form.bot-check':
    'تعذّر إكمال التحقق من الرسائل المزعجة. ما كتبتموه لا يزال هنا: يرجى المحاولة مرة أخرى أو مراسلتنا بطريقة أخرى.',
  'rs-form.still-here':
    'يبدو أن الرسالة لم تُرسل. ما كتبتموه لا يزال هنا: يرجى التحقق من الاتصال والمحاولة مرة أخرى.',

  // The list of errors.
  'rs-form.errors-hint': 'لم يُرسل شيء بعد. ما كتبتموه لا يزال هنا.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': {
    zero: 'حقول جديدة: %2$s.',
    one: 'حقل جديد: %2$s.',
    two: 'حقلان جديدان: %2$s.',
    few: 'حقول جديدة: %2$s.',
    many: 'حقول جديدة: %2$s.',
    other: 'حقول جديدة: %2$s.',
  },
  'rs-form.characters-left': {
    zero: 'لم تبق أي أحرف.',
    one: 'بقي حرف واحد.',
    two: 'بقي حرفان.',
    few: 'بقيت %d أحرف.',
    many: 'بقي %d حرفًا.',
    other: 'بقي %d حرف.',
  },
  'rs-form.characters-over': {
    zero: 'لا توجد أحرف زائدة.',
    one: 'حرف واحد زائد.',
    two: 'حرفان زائدان.',
    few: '%d أحرف زائدة.',
    many: '%d حرفًا زائدًا.',
    other: '%d حرف زائد.',
  },
  'rs-form.day-changed': 'تم تغيير اليوم إلى %d.',
  'rs-form.limit': {
    zero: 'لا يمكن تحديد أي خيار.',
    one: 'يمكن تحديد خيار واحد. للتغيير يرجى إلغاء تحديده.',
    two: 'يمكن تحديد خيارين. للتغيير يرجى إلغاء تحديد أحدهما.',
    few: 'يمكن تحديد %d خيارات. للتغيير يرجى إلغاء تحديد أحدها.',
    many: 'يمكن تحديد %d خيارًا. للتغيير يرجى إلغاء تحديد أحدها.',
    other: 'يمكن تحديد %d خيار. للتغيير يرجى إلغاء تحديد أحدها.',
  },

  // Pages.
  'rs-form.progress': 'الصفحة %d من %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'القيمة أكبر من أن تُحسب',
  'rs-form.total-waits': 'بانتظار: %s',
  'rs-form.no-number': 'يرجى كتابة رقم، مثل %s.',

  // Drafts.
  'rs-form.draft-kept': 'نحفظ ما تكتبونه في علامة التبويب هذه. المدة بالدقائق: %d.',
  'rs-form.draft-restored': 'استعدنا ما كنتم قد كتبتموه.',
  'rs-form.draft-undo': 'تراجع',
  'rs-form.draft-undone': 'عاد النموذج كما كان.',
  'rs-form.draft-discard': 'حذف ما تم حفظه',
  'rs-form.draft-discarded': 'حُذف ما تم حفظه.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'الإرسال على أي حال',
  'rs-form.bot-unsolved':
    'التحقق من الرسائل المزعجة ناقص: يرجى إكماله في مربعه ثم الإرسال مرة أخرى. ما كتبتموه لا يزال هنا.',
  'rs-form.work': 'جارٍ التحقق من أنكم لستم روبوتًا…',
  'rs-form.work-done': 'تم التحقق.',
  'consent.text':
    'قبل الإرسال يستعين هذا النموذج بخدمة خارجية للتحقق من الرسائل المزعجة، وقد تخزّن ملفات تعريف الارتباط.',
  'consent.allow-once': 'السماح هذه المرة والإرسال',
  'consent.allow-always': 'السماح دائمًا والإرسال',

  // Images with a code.
  'rs-form.captcha-image': 'صورة فيها أحرف وأرقام',
  'rs-form.captcha-renewed': 'هناك صورة جديدة. يرجى كتابة ما يظهر فيها.',
  'rs-form.captcha-failed': 'تعذّر تحميل الصورة.',
  'rs-form.captcha-retry': 'تحميل صورة أخرى',

  // Sending without leaving the page.
  'rs-form.uploading': 'جارٍ الإرسال…',
  'rs-form.stop-sending': 'عدم الإرسال',
  'rs-form.sending-stopped': 'لقد أوقفتم الإرسال.',
  'rs-form.sent-part': 'تم إرسال %d %%.',

  // The thank-you.
  'rs-form.accepted': 'تم إرسال رسالتكم.',
  'rs-form.thank-you': 'تم إرسال الرسالة',
  'rs-form.close': 'إغلاق',
  'rs-form.continue': 'متابعة',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'إضافة ملف آخر',
  'rs-form.captcha-extra': 'تحميل صورة أخرى',
  'rs-form.loading': 'جارٍ تحميل النموذج…',
  'rs-form.load-failed': 'تعذّر عرض النموذج. يرجى المحاولة مرة أخرى أو مراسلتنا بطريقة أخرى.',
  'rs-form.day': 'اليوم',
  'rs-form.month': 'الشهر',
  'rs-form.year': 'السنة',
  'rs-form.previous': 'السابق',
  'rs-form.next': 'التالي',
} satisfies TextsLike<typeof es>);
