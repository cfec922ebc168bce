import { check, group, label, labelled } from '../elements/rs-form/rendering/server-markup.js';

const namesOf = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);

/** A form of so many fields: half are numbers with a sum, half are choices in a chain, each of which shows the next. */
export interface LargeForm {
  readonly numbers: readonly string[];
  readonly choices: readonly string[];
  readonly conditions: readonly Condition[];
}

interface Condition {
  readonly targets: readonly [string];
  readonly when: readonly [{ readonly field: string; readonly value: string }];
}

export function largeForm(size: number): LargeForm {
  const half = Math.max(1, Math.floor(size / 2));
  const [numbers, choices] = [namesOf('n', half), namesOf('s', half)];
  const conditions = choices.slice(1).map((target, at): Condition => {
    return { targets: [target], when: [{ field: choices[at] ?? '', value: 'yes' }] };
  });
  return { numbers, choices, conditions };
}

/** Returns the page of a large form, with the tag around it. */
export function largePage(form: LargeForm, head = ''): string {
  return pageOf(largeTag(form), head);
}

/** Returns the same page without the tag, for a script by hand. */
export function largePageByHand(form: LargeForm, head = ''): string {
  return pageOf(formOf(blocksOf(form)), head);
}

/** Returns a large form in its tag. */
export function largeTag(form: LargeForm): string {
  const { numbers, conditions } = form;
  const expression = numbers.map((name) => `{${name}:value}`).join(' + ');
  const calculations = [{ target: 'Total', expression, decimals: 2 }];
  return tagOf({ version: 1, formId: 1, conditions, calculations }, blocksOf(form));
}

function blocksOf({ numbers, choices }: LargeForm): readonly string[] {
  const options = '<option value="no" selected>No</option><option value="yes">Yes</option>';
  return [
    ...numbers.map((name) => input(name, 'type="number" step="any" value="1"')),
    ...choices.map((name) => field(name, `<select name="form[${name}][]" id="${name}">${options}</select>`)),
    ...['Free', 'Total'].map((name) => input(name, 'type="text"')),
    field('Send', '<button type="submit" name="form[Send]">Send</button>'),
  ];
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
  return pageOf(tagOf({ ...behaviour, conditions }, blocks), css && `<style>${css}</style>`);
}

function pageOf(content: string, head: string): string {
  return `<!doctype html><html lang="en"><title>Form</title>${head}
<body>${content}</body></html>`;
}

function tagOf(behaviour: object, blocks: readonly string[]): string {
  const json = `<script type="application/json">${JSON.stringify(behaviour)}</script>`;
  return `<rs-form>${json}${formOf(blocks)}</rs-form>`;
}

function formOf(blocks: readonly string[]): string {
  return `<form method="post" id="userForm"><fieldset class="formContainer" id="rsform_1_page_0">${blocks.join('\n')}</fieldset>
<input type="hidden" name="form[formId]" value="1"></form>`;
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
