/** Ids and classes in the markup of errors. */

export const fieldErrorClass = 'rsform-error';
export const errorHiddenClass = 'formNoError';

/** Returns true if an id is the error element's: `component` and the component's number. */
export function isErrorId(id: string): boolean {
  return /^component\d+$/.test(id);
}
