/** A server form of many check boxes, each of which shows a field: once with each block's own condition. */
export interface ManyConditions {
  /** The behaviour, as the tag's JSON. */
  readonly behaviour: object;
  /** The server's markup. */
  readonly markup: string;
}

export function manyConditions(count: number): ManyConditions {
  const places = Array.from({ length: count }, (_, at) => at);
  return {
    behaviour: {
      version: 1,
      formId: 1,
      pages: [{ fields: places.map((at) => ({ name: `c${at}`, type: 'checkbox-group' })) }],
      conditions: places.map((at) => ({
        targets: [`t${at}`],
        when: [{ field: `c${at}`, value: 'yes' }],
      })),
    },
    markup: [
      '<form method="post" id="userForm"><fieldset class="formContainer" id="rsform_1_page_0">',
      ...places.map((at) => boxesBlock(`c${at}`) + textBlock(`t${at}`)),
      '</fieldset><input type="hidden" name="form[formId]" value="1"></form>',
    ].join('\n'),
  };
}

function boxesBlock(name: string): string {
  const boxes = ['yes', 'no'].map(
    (value, at) =>
      `<div class="form-check"><input type="checkbox" name="form[${name}][]" value="${value}" id="${name}${at}"><label for="${name}${at}">${value}</label></div>`,
  );
  return block(
    name,
    `<label id="${name}-grouplbl">${name}</label><div class="formControls" role="group">${boxes.join('')}</div>`,
  );
}

function textBlock(name: string): string {
  return block(
    name,
    `<label for="${name}">${name}</label><div class="formControls"><input type="text" name="form[${name}]" id="${name}"></div>`,
  );
}

function block(name: string, inner: string): string {
  return `<div class="rsform-block rsform-block-${name}">${inner}</div>`;
}
