import { type Infer, maybe, or, type Schema, text, whole } from '../../../shared/json/schema.model.js';

const texts: Schema<readonly string[]> = { is: 'list', of: text };

/** Default format of a profile: that of Laravel, Rails, Django and problem details (RFC 9457). */
const usual = {
  errors: ['errors', 'invalid-params', 'invalidParams', 'invalid_fields', '.'],
  field: ['pointer', 'field', 'name', 'param', 'path'],
  message: ['detail', 'message', 'reason', 'msg'],
  summary: ['non_field_errors', '__all__', 'detail', 'message', 'error', 'title'],
  status: 'status',
  redirect: ['redirect', 'redirect_url', 'redirectUrl', 'location'],
};

/**
 * Format of the JSON with which a server answers. All are paths: a dot leads into an object. Of several paths the first one
 * with a value counts, but `errors` are collected from all.
 */
const answer = whole({
  /**
   * Paths of the errors of fields: an object with their names as keys, or a list with an object for each. `.` is the answer
   * itself, from status 400 on and where no other path has an error.
   */
  errors: or(texts, usual.errors),
  /** Paths in an entry of such a list: the name of the field, or a JSON pointer to it. */
  field: or(texts, usual.field),
  /** Paths in an entry: the message for the field. */
  message: or(texts, usual.message),
  /** Paths of the texts about the form as a whole: an error, or thanks. */
  summary: or(texts, usual.summary),
  /** Path of the word that says whether the form was accepted. */
  status: or(text, usual.status),
  /** Words there of an accepted form; an answer without one of them is none. Default: usual words, or no word. */
  accepted: maybe(texts),
  /** Paths of the address of the next page. */
  redirect: or(texts, usual.redirect),
});

/** Answer of a profile, which may lack the key. */
export const answerFormat = or(answer, usual);

/** Places in the JSON of a server. */
export type AnswerFormat = Infer<typeof answerFormat>;
