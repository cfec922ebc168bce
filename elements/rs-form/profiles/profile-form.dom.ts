import { findInForm, formElements, isTied } from '../../../shared/dom/unclobbered-form.js';
import { addToList } from '../../../shared/store/add-to-list.model.js';
import { formNumberOf } from '../markup/form-number.dom.js';
import { type FieldControl, isFieldControl, type ServerForm } from '../markup/server-form.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { FieldBlocks } from './field-blocks.dom.js';
import { findBeside } from './find-beside.dom.js';
import { labelReader } from './label-reader.dom.js';
import { fieldNameIn, type Profile } from './profile.model.js';
import { ProfileMarkup } from './profile-markup.dom.js';

/** Indexes the form of a system by its profile. Controls that appear later need a new index. */
export function indexProfileForm(form: HTMLFormElement, profile: Profile): ServerForm {
  const patterns = profile.names.map((pattern) => new RegExp(pattern));
  const ignored = ignoredNames(form, profile);
  const fieldOf = (controlName: string) =>
    ignored.has(controlName) ? null : fieldNameIn(patterns, controlName);
  const byName = controlsByField(form, profile, fieldOf);
  const outside = formElements(form).filter((element) => isTied(element, form));
  const blocks = new FieldBlocks(form, profile);
  const known = new Map<string, HTMLElement | null>();
  const controls = (name: string) => byName.get(name) ?? [];
  const around = (name: string): HTMLElement | null => {
    const found = known.get(name) ?? blocks.find(controls(name));
    known.set(name, found);
    return found;
  };
  const ownLabels = labelReader(form);
  const labels = (name: string) =>
    withCaption(captionOf(controls(name), around(name), profile.caption), controls(name).flatMap(ownLabels));
  // Without its caption it is no whole block: controls and labels are shown and hidden one by one.
  const block = (name: string): HTMLElement | null => {
    const found = around(name);
    return found && labels(name).every((label) => found.contains(label)) ? found : null;
  };
  const names = [...byName.keys()];
  const markup = new ProfileMarkup(profile, { element: form, names, controls, block: around, labels });

  return {
    element: form,
    get formId() {
      return formNumberOf(form);
    },
    names,
    controls,
    block,
    labels,
    find: (selector) => findWith(form, outside, selector),
    fieldOf,
    hasErrors: () => markup.serverErrors().length > 0,
    readAgain: () => indexProfileForm(form, profile),
    markup,
  };
}

/** Returns the elements that match a selector, in the form and among its controls outside of it. */
function findWith<Found extends Element>(
  form: HTMLFormElement,
  outside: readonly Element[],
  selector: string,
): readonly Found[] {
  return [
    ...findInForm<Found>(form, selector),
    ...outside.filter((one): one is Found & Element => one.matches(selector)),
  ];
}

/** Returns the names of which every control is ignored: tokens, honeypots, numbers of the system. */
function ignoredNames(form: HTMLFormElement, { ignored }: Profile): ReadonlySet<string> {
  const names = new Map<string, boolean>();
  for (const control of formElements(form)) {
    const name = control.getAttribute('name') ?? '';
    names.set(name, (names.get(name) ?? true) && isIgnored(control, ignored));
  }
  return new Set([...names.keys()].filter((name) => names.get(name)));
}

/** Matches the name of a field that the script of a bot check adds for its answer. */
const botAnswer = /^(?:g-recaptcha|h-captcha|cf-turnstile|frc-captcha)-response/;

function isIgnored(control: Element, selector: string): boolean {
  return (
    botAnswer.test(control.getAttribute('name') ?? '') ||
    control.closest('altcha-widget') !== null ||
    (selector !== '' && control.matches(selector))
  );
}

/** Returns the controls of each field, in document order. */
function controlsByField(
  form: HTMLFormElement,
  { ignored }: Profile,
  fieldOf: ServerForm['fieldOf'],
): ReadonlyMap<string, readonly FieldControl[]> {
  const byName = new Map<string, FieldControl[]>();
  for (const control of formElements(form)) {
    if (!isFieldControl(control) || isIgnored(control, ignored)) continue;
    const name = fieldOf(control.name);
    if (name !== null) addToList(byName, name, control);
  }
  return new Map([...byName].map(([name, controls]) => [name, withoutCompanions(controls)]));
}

/** Drops hidden inputs that are posted in place of a box without a tick: they are not the visitor's. */
function withoutCompanions(controls: readonly FieldControl[]): readonly FieldControl[] {
  const shown = controls.filter(({ type }) => type !== 'hidden');
  return shown.length > 0 ? shown : controls;
}

/** Returns the labels of a field. A group's caption comes first: it names all of its boxes. */
function withCaption(caption: HTMLElement | null, labels: readonly HTMLElement[]): readonly HTMLElement[] {
  return [...new Set([...(caption ? [caption] : []), ...labels])];
}

/** Returns the caption of a group of boxes; null for a single control. */
function captionOf(
  [first, ...others]: readonly FieldControl[],
  block: HTMLElement | null,
  selector: string,
): HTMLElement | null {
  if (!block || others.length === 0) return null;
  const marked = selector ? block.querySelector<HTMLElement>(selector) : null;
  const id = first?.closest('[role$="group"][aria-labelledby]')?.getAttribute('aria-labelledby');
  const named = id ? documentOf(block).getElementById(id) : null;
  const loose = [...block.querySelectorAll('label')].find(isLoose);
  const inside = marked ?? named ?? block.querySelector('legend') ?? loose;
  if (inside) return inside;
  const before = findBeside(block, 'before', 'legend, label');
  return before && isLoose(before) ? before : null;
}

/** Returns true if a caption is no label of a control. */
function isLoose(caption: HTMLElement): boolean {
  return !(caption instanceof HTMLLabelElement && caption.control);
}
