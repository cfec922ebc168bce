/** A server form of any size for the benchmark: half numbers with a sum, half a chain of choices. */
export interface LargeForm {
  /** The behaviour, as the tag's JSON. */
  readonly json: string;
  /** The server's markup. */
  readonly markup: string;
}

export function largeForm(fields: number): LargeForm {
  const half = Math.max(1, Math.floor(fields / 2));
  const numbers = names('n', half);
  const choices = names('s', half);
  const behaviour = {
    version: 1,
    formId: 1,
    conditions: choices.slice(1).map((target, at) => ({
      action: 'show',
      match: 'all',
      scope: 'block',
      targets: [target],
      when: [{ field: choices[at], operator: 'is', value: 'yes' }],
    })),
    calculations: [
      { target: 'Total', expression: numbers.map((name) => `{${name}:value}`).join(' + '), decimals: 2 },
    ],
  };

  return {
    json: JSON.stringify(behaviour),
    markup: [
      '<form method="post" id="userForm"><fieldset class="formContainer" id="rsform_1_page_0">',
      ...numbers.map((name) => block(name, `<input type="number" step="any" value="1"${attributes(name)}>`)),
      ...choices.map((name) =>
        block(
          name,
          `<select${attributes(name, '[]')}><option value="no">No</option><option value="yes">Yes</option></select>`,
        ),
      ),
      block('Free', `<input type="text"${attributes('Free')}>`),
      block('Total', `<input type="text"${attributes('Total')}>`),
      '</fieldset><input type="hidden" name="form[formId]" value="1"></form>',
    ].join('\n'),
  };
}

function names(letter: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${letter}${at}`);
}

function attributes(name: string, list = ''): string {
  return ` name="form[${name}]${list}" id="${name}"`;
}

let componentId = 0;

function block(name: string, control: string): string {
  componentId += 1;
  return `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label><div class="formControls">${control}<span class="formValidation"><span id="component${componentId}" class="formNoError">!</span></span></div></div>`;
}
