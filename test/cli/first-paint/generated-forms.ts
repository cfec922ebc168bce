import { createRandom, type Random } from './random.js';

/** A form that no author would write, as definition and as the server's markup. */
export interface GeneratedForm {
  readonly title: string;
  readonly definition: object;
  /** The tag with its JSON and its form. */
  readonly markup: string;
}

/**
 * Kinds of generated forms: `ordered`, with the conditions in the order in which one depends on the other; `flat`,
 * where no target is a condition of others and the definition does not list the fields; `large`, flat and listed, with
 * many of them; `wild`, in any order, in cycles, with text fields among the conditions.
 */
export type Manner = 'ordered' | 'flat' | 'large' | 'wild';

interface Option {
  readonly value: string;
  readonly isDefault: boolean;
  readonly isDisabled: boolean;
}

interface Field {
  readonly name: string;
  readonly type: 'checkbox-group' | 'radio-group' | 'select' | 'select-multiple' | 'birthday' | 'text';
  readonly options: readonly Option[];
}

const names = [
  ...['forma contacto', 'Año "nuevo"', "L'été", 'a[b', 'emoji 😀', 'Tu nombre', 'tu-nombre', '日本', '日付'],
  ...['x\\y', '<b>&amp;', 'dos\nlíneas', 'Teléfono', 'ñandú_1', '{}', 'c:d;e', '</style>', '*/'],
];
const values = [
  ...['', 'yes', 'no', 'on', 'Teléfono', 'E-mail', 'a"b', "it's", 'back\\slash', '</style>', '😀', '0', ' '],
  ...['dos\nlíneas', 'a]b', '[x]', '\u202eizq', 'é', '{}', '\\', '"'],
];
/** Operators without `greater`, `less` and `between`, which CSS cannot compare. */
const operators = ['is', 'is', 'is_not', 'empty', 'filled', 'contains'];
const dateOperators = ['is', 'is', 'is_not', 'empty', 'filled'];
const plainTypes = ['checkbox-group', 'radio-group', 'select', 'select-multiple'] as const;

/** Generates the form of a seed. */
export function generateForm(seed: number, manner: Manner): GeneratedForm {
  const random = createRandom(seed);
  // Of two names with one alias both must be listed: only their controls distinguish their blocks.
  const known = isListed(manner) ? names : names.filter((name) => name !== 'tu-nombre');
  const fields = (manner === 'large' ? manyNames() : random.some(known, 4 + random.below(6))).map((name) =>
    generateField(random, name, manner),
  );
  const conditions = conditionsOf(random, fields, manner);
  const formId = 100 + seed;
  const listed = fields.filter(() => isListed(manner) || (manner === 'wild' && random.oneIn(2)));
  const definition = {
    ...{ version: 1, formId, conditions },
    pages: [{ fields: listed.map(describeField) }],
  };
  const json = JSON.stringify(definition).replaceAll('<', '\\u003c');
  const markup = `<rs-form without-draft privacy="strict"><script type="application/json">${json}</script>
<form method="post"><fieldset class="formContainer" id="rsform_${formId}_page_0">${fields.map(blockOf).join('')}</fieldset>
<input type="hidden" name="form[formId]" value="${formId}"></form></rs-form>`;
  const title = `${seed}: ${fields
    .slice(0, 9)
    .map(({ name }) => name)
    .join(', ')}`;
  return { title, definition, markup };
}

const isListed = (manner: Manner) => manner === 'ordered' || manner === 'large';
const manyNames = () => [1, 2, 3, 4, 5, 6].flatMap((part) => names.map((name) => `${name} ${part}`));

function conditionsOf(random: Random, fields: readonly Field[], manner: Manner): readonly object[] {
  if (manner === 'ordered') return orderedConditions(random, fields);
  const half = Math.ceil(fields.length / 2);
  const [sources, targets] =
    manner === 'wild' ? [fields, fields] : [fields.slice(0, half), fields.slice(half)];
  return Array.from({ length: manner === 'large' ? 150 : 2 + random.below(6) }, () =>
    generateCondition(random, random.some(targets, 1 + random.below(3)), sources),
  );
}

function generateField(random: Random, name: string, manner: Manner): Field {
  const types = manner === 'ordered' ? ([...plainTypes, 'birthday'] as const) : plainTypes;
  const type = manner === 'wild' && random.oneIn(4) ? 'text' : random.pick(types);
  const hasDefault = random.oneIn(2);
  const chosen = random.some(type === 'birthday' ? ['1', '2', '3'] : values, 2 + random.below(3));
  const mark = random.below(chosen.length);
  const options = chosen.map((value, at) => ({
    value,
    isDefault: hasDefault && (at === mark || (/multiple|checkbox/.test(type) && random.oneIn(3))),
    isDisabled: random.oneIn(5),
  }));
  return { name, type, options };
}

/**
 * Generates conditions whose targets depend on fields before them. A chain through a field that hides in two ways may
 * never end.
 */
function orderedConditions(random: Random, fields: readonly Field[]): readonly object[] {
  const scope = random.pick(['block', 'block', 'field']);
  return fields.slice(1).flatMap((_, index) => {
    const targets = fields.slice(index + 1, index + 2 + random.below(2));
    const sources = fields.slice(Math.max(0, index - 2), index + 1);
    return Array.from({ length: random.below(3) }, () => ({
      ...generateCondition(random, targets, sources),
      scope,
    }));
  });
}

function generateCondition(random: Random, targets: readonly Field[], sources: readonly Field[]): object {
  return {
    action: random.pick(['show', 'hide']),
    match: random.pick(['all', 'any']),
    scope: random.pick(['block', 'block', 'field']),
    retain: random.oneIn(3),
    targets: targets.map(({ name }) => name),
    when: Array.from({ length: random.oneIn(9) ? 0 : 1 + random.below(2) }, () =>
      generateEntry(random, sources, 3),
    ),
  };
}

/** Generates a rule, or a group with others inside, a few levels deep. */
function generateEntry(random: Random, sources: readonly Field[], levels: number): object {
  if (levels > 0 && random.oneIn(4)) {
    const when = Array.from({ length: 1 + random.below(3) }, () =>
      generateEntry(random, sources, levels - 1),
    );
    return { match: random.pick(['all', 'any']), when };
  }
  const { name, type, options } = random.pick(sources);
  const valueOf = () => (random.oneIn(8) ? random.pick(values) : random.pick(options).value);
  const date = () => [0, 1, 2].map(() => random.pick(options).value).join('/');
  const one = type === 'birthday' ? date : valueOf;
  if (random.oneIn(5)) return { field: name, operator: 'is_one_of', value: [one(), one()] };
  return {
    field: name,
    operator: random.pick(type === 'birthday' ? dateOperators : operators),
    value: one(),
  };
}

function describeField({ name, type }: Field): object {
  if (type === 'birthday') return { name, type, order: ['d', 'm', 'y'] };
  return { name, type: type === 'select-multiple' ? 'select' : type };
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** The server's alias of a name. */
const aliasOf = (name: string) =>
  name
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');

function blockOf(field: Field, at: number): string {
  const { name, type } = field;
  const caption = /group|birthday/.test(type) ? `id="${escape(name)}-grouplbl"` : `for="${escape(name)}"`;
  return `<div class="mb-3 rsform-block rsform-block-${aliasOf(name)}"><label class="formControlLabel" ${caption}>Campo ${at}</label>
<div class="formControls">${controlsOf(field)}<span class="formValidation"><span id="component${at}" class="formNoError">!</span></span></div></div>`;
}

function controlsOf({ name, type, options }: Field): string {
  const own = escape(`form[${name}]`);
  switch (type) {
    case 'text':
      return `<input type="text" name="${own}" id="${escape(name)}">`;
    case 'select':
      return `<select name="${own}[]" id="${escape(name)}">${options.map(optionOf).join('')}</select>`;
    case 'select-multiple':
      return `<select multiple size="3" name="${own}[]" id="${escape(name)}"><optgroup label="A">${options.map(optionOf).join('')}</optgroup></select>`;
    case 'birthday':
      return ['d', 'm', 'y']
        .map((part) => `<select name="${own}[${part}]">${options.map(optionOf).join('')}</select>`)
        .join('');
    default:
      return options.map((option, at) => boxOf(name, type === 'radio-group', option, at)).join('');
  }
}

function optionOf({ value, isDefault, isDisabled }: Option): string {
  return `<option${isDefault ? ' selected' : ''}${isDisabled ? ' disabled' : ''} value="${escape(value)}">o</option>`;
}

function boxOf(name: string, isRadio: boolean, { value, isDefault, isDisabled }: Option, at: number): string {
  const [id, own] = [escape(name + String(at)), escape(`form[${name}]`)];
  const kind = isRadio ? `type="radio" name="${own}"` : `type="checkbox" name="${own}[]"`;
  const written = value === 'on' ? '' : ` value="${escape(value)}"`;
  return `<div class="form-check"><input ${kind}${written} id="${id}"${isDefault ? ' checked' : ''}${isDisabled ? ' disabled' : ''}><label for="${id}">o</label></div>`;
}
