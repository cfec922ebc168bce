import { expect } from '@open-wc/testing';
import { findProblems } from '../../../docs/playground/model/problems/find-problems.model.js';
import {
  emptyPlayground,
  fieldsOf,
  languages,
  reducePlayground,
  type Language,
  type Playground,
} from '../../../docs/playground/model/state.model.js';
import { palette } from '../../../docs/playground/editor/palette.model.js';
import { buildElement } from '../../../docs/playground/preview/build-element.dom.js';
import { answerTo, blankPage } from '../../../docs/playground/preview/form-page.dom.js';
import { readPost } from '../../../docs/playground/preview/server.dom.js';
import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import '../../../elements/rs-calendar/define.js';
import '../../../elements/rs-location/define.js';
import '../../../elements/rs-range/define.js';
import '../../../elements/rs-uploads/define.js';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { appears } from '../../shared/appears.js';
import { drive, emptyStorage, enhanced, touched, type FormPage } from '../../elements/rs-form/page-driver.js';

const now = new Date();
const types: readonly FieldType[] = palette.flatMap(([, ofGroup]) => [...ofGroup]);

/** Returns a form to which the palette has added a field of a type, required where it takes an entry. */
function formWith(type: FieldType, language: Language): Playground {
  const empty = reducePlayground(emptyPlayground, {
    type: 'set-setting',
    setting: 'language',
    value: language,
  });
  // A page has a field.
  const added: readonly FieldType[] = type === 'page-break' ? ['text', type, 'text'] : [type];
  const state = added.reduce<Playground>(
    (before, fieldType) => reducePlayground(before, { type: 'add-field', fieldType }),
    empty,
  );
  const name = fieldsOf(state.form)[0]?.name ?? '';
  if (!hasEntry(type)) return state;
  return reducePlayground(state, { type: 'edit-field', name, change: { required: true } });
}

function hasEntry(type: FieldType): boolean {
  return !['hidden', 'ticket', 'submit', 'button', 'reset', 'free-text', 'page-break'].includes(type);
}

/** Entries that a visitor types, by the type of the field. */
const typed: ReadonlyMap<FieldType, string> = new Map<FieldType, string>([
  ['text', 'Ana'],
  ['textarea', 'Hola'],
  ['email', 'ana@ejemplo.es'],
  ['tel', '600112233'],
  ['number', '3'],
  ['url', 'https://ejemplo.es'],
  ['password', 'secret and long'],
  ['location', 'Calle Mayor 1'],
  ['captcha', 'R4T7'],
]);

/** Fills the field in as a visitor does. */
async function use({ form }: FormPage, type: FieldType): Promise<void> {
  const text = typed.get(type);
  const controls = [...form.elements].filter(
    (one): one is HTMLInputElement => 'name' in one && /^form\[(?!formId)/.test(String(one.name)),
  );
  if (text !== undefined) enter(controls[0], text);
  if (type === 'calendar' || type === 'simple-calendar') await pickDay(form);
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  if (type === 'checkbox-group' || type === 'radio-group') controls[0]?.click();
  if (type === 'file' && controls[0]) {
    const files = new DataTransfer();
    files.items.add(new File(['text'], 'plano.pdf', { type: 'application/pdf' }));
    controls[0].files = files.files;
    controls[0].dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function enter(control: HTMLInputElement | undefined, text: string): void {
  if (!control) throw new Error('No control');
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Clicks a day of the calendar. Its text has a date then. */
async function pickDay(form: HTMLFormElement): Promise<void> {
  const calendar = await appears(form, 'rs-calendar');
  const day = await appears(calendar.shadowRoot as ShadowRoot, '[part~="day"]:not([aria-disabled="true"])');
  (day as HTMLElement).click();
  const { value = '' } = form.querySelector<HTMLInputElement>('.txtCal') ?? {};
  expect(value, 'the text of the calendar').to.match(/^\d\d\/\d\d\/\d{4}$/);
}

describe('docs/playground: new fields', () => {
  const original = { warn: console.warn, error: console.error };
  let lines: unknown[];
  let place: HTMLElement;

  beforeEach(() => {
    lines = [];
    Object.assign(console, { warn: lines.push.bind(lines), error: lines.push.bind(lines) });
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    place.remove();
    Object.assign(console, original);
    await emptyStorage();
  });

  async function open(state: Playground): Promise<FormPage> {
    const element = buildElement(blankPage(state, now)).node as RsFormElement;
    place.lang = state.settings.language;
    place.replaceChildren(element);
    await enhanced(element);
    await touched(element);
    return drive(element);
  }

  for (const language of languages) {
    for (const type of types) {
      it(`a field that the palette of the playground has added works as it is: ${type}, in ${language}`, async () => {
        const state = formWith(type, language);
        expect(findProblems(state), 'problems').to.deep.equal([]);
        const page = await open(state);
        await use(page, type);
        expect(page.form.checkValidity(), 'the browser finds it valid').to.equal(true);
        const answer = answerTo(state, readPost(page.form, null), now);
        expect(answer.is === 'refused' ? answer.errors : [], 'errors of the server').to.deep.equal([]);
        expect(answer.is).to.equal('thanks');
        expect(lines, 'lines in the console').to.deep.equal([]);
      });
    }
  }

  for (const [from, to] of [
    ['calendar', 'simple-calendar'],
    ['simple-calendar', 'calendar'],
  ] as const) {
    it(`a field that the palette of the playground has added still takes a date when its type changes from ${from} to ${to}`, async () => {
      const state = formWith(from, 'en');
      const name = fieldsOf(state.form)[0]?.name ?? '';
      const changed = reducePlayground(state, { type: 'edit-field', name, change: { type: to } });
      expect(findProblems(changed)).to.deep.equal([]);
      await pickDay((await open(changed)).form);
    });
  }
});
