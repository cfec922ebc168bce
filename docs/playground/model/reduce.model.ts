import { withSpelledFormat } from './date-format.model.js';
import { fieldsOf, freeName, nextComponentId, spliced, withFields, withForm } from './fields.model.js';
import { newField } from './new-field.model.js';
import type {
  Playground,
  PlaygroundAction,
  PlaygroundField,
  PlaygroundForm,
  SettingAction,
  Theme,
} from './playground.model.js';
import { removeEverywhere, renameEverywhere } from './references.model.js';

/** The server's layout that a theme is made for. */
const layouts: Readonly<Record<Theme, PlaygroundForm['layout']>> = {
  bootstrap5: 'bootstrap5',
  cassiopeia: 'bootstrap5',
  uikit3: 'uikit3',
  calm: 'responsive',
  'plain-form': 'responsive',
};

/** Returns the state after a step of the author; the same one where the step changes nothing. */
export function reducePlayground(state: Playground, action: PlaygroundAction): Playground {
  switch (action.type) {
    case 'replace':
      return action.state;
    case 'set-setting':
      return withSetting(state, action);
    default:
      return withForm(state, reduceForm(state, action));
  }
}

type FormAction = Exclude<PlaygroundAction, { type: 'replace' | 'set-setting' }>;

function reduceForm(state: Playground, action: FormAction): PlaygroundForm {
  const { form } = state;
  switch (action.type) {
    case 'add-field':
      return added(state, action);
    case 'edit-field':
      return edited(form, action);
    case 'rename-field':
      return renamed(form, action.name, action.to);
    case 'move-field':
      return moved(form, action.name, action.to);
    case 'remove-field':
      return hasField(form, action.name) ? removeEverywhere(form, action.name) : form;
    case 'duplicate-field':
      return replaced(form, action.name, (field) => [field, copyOf(form, field)]);
    case 'set-conditions':
      return { ...form, conditions: action.conditions };
    case 'set-calculations':
      return { ...form, calculations: action.calculations };
    case 'set-bot-check':
      return changed(form, { botCheck: action.botCheck ?? undefined });
    case 'set-title':
      return changed(form, { title: action.title || undefined });
    case 'edit-form':
      return changed(form, action.change);
  }
}

/** Returns the state with one setting. A theme also sets the layout. */
function withSetting(state: Playground, { setting, value }: SettingAction): Playground {
  if (state.settings[setting] === value) return state;
  const settings = { ...state.settings, [setting]: value };
  if (setting !== 'theme') return { ...state, settings };
  return { ...state, settings, form: { ...state.form, layout: layouts[settings.theme] } };
}

/** Returns the value with other keys; a key with `undefined` is removed. */
function changed<T extends object>(value: T, change: object): T {
  const entries = Object.entries({ ...value, ...change }).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries) as T;
}

function hasField(form: PlaygroundForm, name: string): boolean {
  return fieldsOf(form).some((field) => field.name === name);
}

/** Returns the form with the first field of a name replaced by other fields. */
function replaced(
  form: PlaygroundForm,
  name: string,
  replace: (field: PlaygroundField) => readonly PlaygroundField[],
): PlaygroundForm {
  const fields = fieldsOf(form);
  const at = fields.findIndex((field) => field.name === name);
  const field = fields[at];
  return field ? withFields(form, spliced(fields, at, 1, replace(field))) : form;
}

function edited(
  form: PlaygroundForm,
  { name, change, to = name }: Extract<PlaygroundAction, { type: 'edit-field' }>,
): PlaygroundForm {
  const next = replaced(form, name, (field) => [changed(field, withSpelledFormat(field, change))]);
  return renamed(next, name, to);
}

function added(
  { form, settings }: Playground,
  { fieldType, at }: Extract<PlaygroundAction, { type: 'add-field' }>,
): PlaygroundForm {
  const fields = fieldsOf(form);
  const field = newField(fieldType, settings.language, fields);
  return withFields(form, spliced(fields, at ?? placeForNew(fields), 0, [field]));
}

/** Returns the index before the submit button at the form's end; the end where there is none. */
function placeForNew(fields: readonly PlaygroundField[]): number {
  const submit = fields.map(({ type }) => type).lastIndexOf('submit');
  const isLast = fields.slice(submit + 1).every(({ type }) => type === 'hidden' || type === 'ticket');
  return submit >= 0 && isLast ? submit : fields.length;
}

function copyOf(form: PlaygroundForm, field: PlaygroundField): PlaygroundField {
  const fields = fieldsOf(form);
  return { ...field, name: freeName(fields, field.name), componentId: nextComponentId(fields) };
}

function renamed(form: PlaygroundForm, name: string, to: string): PlaygroundForm {
  const isFree = to !== '' && !hasField(form, to);
  return isFree && hasField(form, name) ? renameEverywhere(form, name, to) : form;
}

function moved(form: PlaygroundForm, name: string, to: number): PlaygroundForm {
  const fields = fieldsOf(form);
  const at = fields.findIndex((field) => field.name === name);
  const field = fields[at];
  const place = Math.max(0, Math.min(to, fields.length - 1));
  return field && place !== at ? withFields(form, spliced(spliced(fields, at, 1), place, 0, [field])) : form;
}
