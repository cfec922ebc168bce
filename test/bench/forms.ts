import { check, group, label, labelled } from '../elements/rs-form/rendering/server-markup.js';

const namesOf = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);

/** Returns the page of a form: half of the fields are numbers with a sum, half are choices that show the next one. */
export function largePage(size: number): string {
  const half = Math.max(1, Math.floor(size / 2));
  const [numbers, choices] = [namesOf('n', half), namesOf('s', half)];
  const behaviour = {
    ...{ version: 1, formId: 1 },
    conditions: choices.slice(1).map((target, at) => ({
      targets: [target],
      when: [{ field: choices[at], value: 'yes' }],
    })),
    calculations: [
      { target: 'Total', expression: numbers.map((name) => `{${name}:value}`).join(' + '), decimals: 2 },
    ],
  };
  const options = '<option value="no">No</option><option value="yes">Yes</option>';
  return pageOf(behaviour, [
    ...numbers.map((name) => input(name, 'type="number" step="any" value="1"')),
    ...choices.map((name) => field(name, `<select name="form[${name}][]" id="${name}">${options}</select>`)),
    ...['Free', 'Total'].map((name) => input(name, 'type="text"')),
  ]);
}

/** Returns the definition of a form in which each of many checkbox groups shows a field. */
export function definitionOf(conditions: number) {
  return {
    ...{ version: 1, formId: 1 },
    pages: [{ fields: namesOf('c', conditions).map((name) => ({ name, type: 'checkbox-group' })) }],
    conditions: namesOf('t', conditions).map((target, at) => ({
      targets: [target],
      when: [{ field: `c${at}`, value: 'yes' }],
    })),
  };
}

/** Returns the page of a form with so many conditions. */
export function conditionsPage(
  { conditions, ...behaviour }: ReturnType<typeof definitionOf>,
  css: string,
): string {
  const blocks = conditions.flatMap((_, at) => [boxes(`c${at}`, at), input(`t${at}`, 'type="text"')]);
  return pageOf({ ...behaviour, conditions }, blocks, css && `<style>${css}</style>`);
}

function pageOf(behaviour: object, blocks: readonly string[], head = ''): string {
  return `<!doctype html><html lang="en"><title>Form</title>${head}
<body><rs-form without-draft><script type="application/json">${JSON.stringify(behaviour)}</script>
<form method="post" id="userForm"><fieldset class="formContainer" id="rsform_1_page_0">${blocks.join('\n')}</fieldset>
<input type="hidden" name="form[formId]" value="1"></form></rs-form></body></html>`;
}

function boxes(name: string, id: number): string {
  const controls = ['yes', 'no'].map((value) =>
    check('checkbox', `form[${name}][]`, name + value, value, value),
  );
  return group(name, name, 'checkboxgroup', name, controls.join(''), id);
}

const input = (name: string, attributes: string) =>
  field(name, `<input ${attributes} name="form[${name}]" id="${name}">`);

let componentId = 0;

function field(name: string, control: string): string {
  componentId += 1;
  return labelled(name.toLowerCase(), 'textbox', label(name, name), control, componentId);
}
