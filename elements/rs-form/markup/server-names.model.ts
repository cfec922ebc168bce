/** Ids, classes and names in the markup of every form. Those of errors, captchas and thank-yous have files of their own. */

export const formIdControl = 'form[formId]';
export const blockClass = 'rsform-block';
export const errorShownClass = 'formError';
/** The server's mark of a required field, in its caption. */
export const requiredMark = '.formRequired';

/**
 * Returns the field that a control belongs to: `form[Name]`, `form[Name][]`, `form[Name][d]` are all "Name"; in a row,
 * `form[Group][0][Name]` is "Group[0][Name]". Null for a control that is no field.
 */
export function fieldNameOf(controlName: string): string | null {
  if (controlName === formIdControl) return null;
  const [, name = null, inRow = ''] = /^form\[([^\]]*)\](\[\d+\]\[[^\]]+\])?/.exec(controlName) ?? [];
  return name === null ? null : name + inRow;
}

/** The class of a field's block: `rsform-block-` and the field's alias. */
export function blockClassOf(fieldName: string): string {
  return `${blockClass}-${aliasOf(fieldName)}`;
}

/** The server's alias of a name: lower case, everything but a-z, 0-9 and hyphens is one hyphen. */
export function aliasOf(name: string): string {
  return name
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
