import type { TextsLike } from '../../../shared/i18n/texts.js';
import { englishUploadTexts } from '../../../shared/uploads/texts/en.js';
import type { es } from './es.js';

/** English texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...englishUploadTexts,

  // A form that did not load.
  'rs-form.not-there': 'The form did not load. Try again, reload the page, or write to us another way.',
  'rs-form.retry': 'Try again',

  // Checks and attempts to send.
  'rs-form.email': 'Enter a complete e-mail address, for example name@example.com.',
  'rs-form.tel': 'Enter a phone number in the format asked for.',
  'rs-form.url': 'Enter a complete web address, for example https://example.com.',
  'rs-form.number': 'Enter a number.',
  'rs-form.range': 'Choose a value within the limits.',
  'rs-form.valueMissing': 'This field is required.',
  'rs-form.date': 'Enter or choose a complete date.',
  'rs-form.time': 'Enter or choose a complete time.',
  'rs-form.patternMismatch': 'Enter it in the format asked for.',
  'rs-form.patternHint': 'Enter it in the format asked for: %s',
  'rs-form.dayUnderflow': 'Choose a date from %s on.',
  'rs-form.dayOverflow': 'Choose a date up to %s.',
  'rs-form.rangeUnderflow': 'The value must be %s or more.',
  'rs-form.rangeOverflow': 'The value must be %s or less.',
  'rs-form.stepMismatch': 'The value must go in steps of %s.',
  'rs-form.tooShort': 'Enter at least %s characters.',
  'rs-form.tooLong': 'Enter at most %s characters.',
  'rs-form.errors': { one: 'There is %d error in the form.', other: 'There are %d errors in the form.' },
  'rs-form.sending': 'Sending your message…',
  'rs-form.checking': 'Checking what you typed…',
  'rs-form.cancel': 'Cancel',
  'rs-form.invalid': 'This field is not valid.',
  'rs-form.server-invalid': 'The server does not accept something in the form.',
  'rs-form.network':
    'We could not connect to check what you typed. It is still here: check the connection and try again, reload the page, or write to us another way.',
  'rs-form.timeout': 'The check is taking too long. What you typed is still here: try again.',
  'rs-form.server': 'What you typed cannot be checked right now. It is still here: try again in a moment.',
  'rs-form.forbidden':
    'The server does not accept the form. What you typed is still here: copy it if you like, reload the page and try again.',
  'rs-form.too-large':
    'What you typed is of too great a size to be sent. It is still here: shorten it and try again.',
  'rs-form.token-renewed':
    'The page had been open for a long time and nothing was sent. What you typed is still here: press send once more.',
  'rs-form.token-renewed-code':
    'The page had been open for a long time and nothing was sent. What you typed is still here: enter the code of the picture and press send once more.',
  'rs-form.bot-check':
    'The spam check could not be completed. What you typed is still here: try again, or write to us another way.',

  // The list of errors.
  'rs-form.errors-hint': 'Nothing has been sent yet. What you typed is still here.',
  'rs-form.error-link': '%1$s: %2$s',
  // After a label that ends with a mark of its own, such as "?".
  'rs-form.error-link-after': '%1$s %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'New field: %2$s.', other: 'New fields: %2$s.' },
  'rs-form.review': 'Check your answers',
  'rs-form.review-change': 'Change',
  'rs-form.review-empty': 'Not answered',
  'rs-form.review-yes': 'Yes',
  'rs-form.prefilled': { one: 'Already filled in: %2$s.', other: 'Already filled in: %2$s.' },
  'rs-form.characters-left': { one: '%d character left.', other: '%d characters left.' },
  'rs-form.characters-over': { one: '%d character too many.', other: '%d characters too many.' },
  'rs-form.day-changed': 'The day has been changed to %d.',
  'rs-form.limit': {
    one: 'You can tick %d option. Untick one to change it.',
    other: 'You can tick %d options. Untick one to change them.',
  },
  'rs-form.limit-hint': { one: 'You can tick %d option at most.', other: 'You can tick %d options at most.' },
  'rs-form.unticked': 'Unticked: %s.',

  // Pages.
  'rs-form.progress': 'Page %d of %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'Too large to be worked out',
  'rs-form.total-waits': 'Waiting for: %s',
  'rs-form.no-number': 'Write a number, such as %s.',

  // Drafts.
  'rs-form.draft-kept': 'We keep what you type in this tab for %d minutes.',
  'rs-form.draft-restored': 'We have put back what you had typed.',
  'rs-form.draft-undo': 'Undo',
  'rs-form.draft-undone': 'The form is as it was before.',
  'rs-form.draft-discard': 'Delete what was kept',
  'rs-form.draft-discarded': 'What was kept has been deleted.',

  // Rows of fields that a visitor adds and removes.
  'rs-form.row': 'Entry %s',
  'rs-form.row-add': 'Add another',
  'rs-form.row-remove': 'Remove',
  'rs-form.row-removed': '%s was removed.',
  'rs-form.row-restored': '%s is back.',
  'rs-form.row-undo': 'Undo',
  'rs-form.row-limit': 'No more can be added (at most %s).',

  // A session on the server that ends.
  'rs-form.session-ends': 'Your session ends soon (%s).',
  'rs-form.session-over': 'Your session may have ended. What you wrote is still here.',
  'rs-form.session-failed': 'We could not keep your session. What you wrote is still here: try again.',
  'rs-form.session-stay': 'Keep the session',
  'rs-form.session-stayed': 'Your session goes on.',

  // A draft that the author's server keeps.
  'rs-form.save': 'Save and continue later',
  'rs-form.save-again': 'Save again',
  'rs-form.saved': 'Saved. This link brings back what you typed, on any device.',
  'rs-form.saved-until': 'The link works until %s.',
  'rs-form.saved-warning':
    'Anyone who has the link can read what you typed. Files and passwords are not saved.',
  'rs-form.save-link': 'Link to what is saved',
  'rs-form.save-copy': 'Copy link',
  'rs-form.save-copied': 'Link copied.',
  'rs-form.save-delete': 'Delete it from the server',
  'rs-form.save-deleted': 'It has been deleted from the server.',
  'rs-form.save-delete-failed': 'It could not be deleted. Try again.',
  'rs-form.save-empty': 'There is nothing to save yet.',
  'rs-form.save-failed': 'It could not be saved. What you typed is still here: try again.',
  'rs-form.saved-back': 'What you saved is back in the form.',
  'rs-form.saved-gone': 'What you saved is no longer there: the link has expired, or it was deleted.',
  'rs-form.saved-lost': 'What you saved could not be loaded.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Send anyway',
  'rs-form.bot-unsolved':
    'The spam check is missing: complete it in its box and send again. Your data is still here.',
  'rs-form.work': 'Checking that you are no robot…',
  'rs-form.work-done': 'Checked.',
  'rs-form.consent-title': 'One more step: your permission',
  'rs-form.consent-text': 'Before sending, this form asks an external spam check, which may store cookies.',
  'rs-form.consent-once': 'Allow this time and send',
  'rs-form.consent-always': 'Always allow and send',
  'rs-form.consent-always-service': 'Always allow %s and send',

  // Images with a code.
  'rs-form.captcha-image': 'Image with letters and digits',
  'rs-form.captcha-renewed': 'There is a new image. Type what it shows.',
  'rs-form.captcha-failed': 'The image could not be loaded.',
  'rs-form.captcha-retry': 'Load another image',

  // Sending without leaving the page.
  'rs-form.uploading': 'Sending…',
  'rs-form.stop-sending': 'Do not send',
  'rs-form.sending-stopped': 'You have stopped the sending.',
  'rs-form.sent-part': '%d %% sent.',

  // The thank-you.
  'rs-form.accepted': 'Your message has been sent.',
  'rs-form.thank-you': 'Message sent',
  'rs-form.close': 'Close',
  'rs-form.continue': 'Continue',

  // Forms that are rendered from JSON.
  'rs-form.file-changed': '%s has changed or is no longer on your device. Choose the file again.',
  'rs-form.file-extra': 'Add another file',
  'rs-form.captcha-extra': 'Load another image',
  'rs-form.loading': 'Loading the form…',
  'rs-form.load-failed': 'The form could not be shown. Try again, or write to us another way.',
  'rs-form.day': 'Day',
  'rs-form.month': 'Month',
  'rs-form.year': 'Year',
  'rs-form.previous': 'Previous',
  'rs-form.next': 'Next',
} satisfies TextsLike<typeof es>);
