/** Form that an event is about. Never a value, a token or a file. */
export interface FormEventDetail {
  readonly formId: number;
}

export interface Submission extends FormEventDetail {
  /** Way in which the form is sent: by the browser itself, or without leaving the page. */
  readonly method: 'native' | 'fetch';
}
