import { hasConsentLayer } from '../../../shared/consent/consent-layer.js';
import { fieldNameOf } from '../markup/server-names.model.js';
import { rememberPlace } from './form-place.dom.js';
import { controlsOf } from './fields.dom.js';
import { isOn, optionsOf } from './server-values.model.js';
import { readCondition } from './condition-options.model.js';
import { listenForBlocked } from './blocked-handlers.js';
import { applyBlockedStyles } from './blocked-styles.dom.js';
import { connectHooks } from './form-hooks.js';
import { layoutBy } from './layout.model.js';
import {
  legacyBehaviour,
  scoreCheckOf,
  weekStartIn,
  type LegacyFacts,
  type LegacyWidget,
} from './legacy-behaviour.model.js';
import { registerCalendar } from './page-calendars.js';
import type { RuleBook } from './rule-book.js';
import {
  connectTag,
  fieldById,
  hasCheckedPages,
  hasClassInside,
  placeTag,
  restart,
  writeBehaviour,
  type FormTag,
} from './place-form.dom.js';
import type { FormCalls, WidgetCall } from './recorded-calls.js';
import type { LegacyPage } from './page-names.js';
import { keepTotals } from './page-totals.js';
import { watchSubmits } from './submits.js';

/** How long a word that comes late waits for an attempt to send to end before it asks again, in milliseconds. */
const patienceMs = 250;

/** How the ids of the inputs of widgets begin. */
const inputIds: Readonly<Record<WidgetCall['kind'], string>> = {
  'date-time': 'txtjQcal',
  date: 'txtcal',
  slider: 'rs-range-slider',
};

/** A form of the server's with its element, which does what the inline scripts have said. */
export class LegacyForm {
  readonly tag: FormTag;
  readonly #page: LegacyPage;
  readonly #form: HTMLFormElement;
  readonly #calls: FormCalls;
  readonly #rules: RuleBook;
  readonly #isAuthored: boolean;
  readonly #followTotals: () => void;

  constructor(page: LegacyPage, form: HTMLFormElement, formId: number, rules: RuleBook) {
    this.#page = page;
    this.#form = form;
    this.#calls = page.calls.of(formId);
    this.#rules = rules;
    const { tag, isAuthored } = placeTag(form, formId);
    this.tag = tag;
    this.#isAuthored = isAuthored;
    this.#followTotals = keepTotals(form, this.#calls);
    this.follow();
    applyBlockedStyles(form);
    listenForBlocked(form);
    connectHooks(page, tag, form, this.#calls);
    watchSubmits(form, this.#calls, () => isBusy(tag));
    if (!isAuthored) {
      connectTag(tag, form);
      tag.addEventListener('rs-form-submit', () => rememberPlace(tag, form, formId));
    }
    const release = () => page.submits.release(form);
    tag.withCore(() => {
      page.early.release(form);
      release();
    }, release);
  }

  /** Says to the element what is known of the form now. */
  follow(): void {
    this.#listenToConditions();
    // Where the original asks the server, it sends by script: a button that was stored so far would be a new value.
    this.tag.hooks.omitsButton = this.#calls.isServerAsked;
    const widgets = this.#widgets();
    for (const widget of widgets) {
      if (widget.kind === 'slider') disableFixed(this.#form, widget);
      else registerCalendar(this.#page, this.#form, this.#calls.formId, widget);
    }
    this.#followTotals();
    if (this.#isAuthored) return;
    this.#writeAttributes();
    this.#write(widgets);
  }

  /** Never in the middle of an attempt to send: a press would be lost with it. */
  #write(widgets: readonly LegacyWidget[]): void {
    if (this.tag.isConnected && isBusy(this.tag)) {
      setTimeout(() => this.#write(widgets), patienceMs);
      return;
    }
    const isNew = writeBehaviour(this.tag, legacyBehaviour(this.#facts(widgets)));
    if (isNew && this.tag.isConnected) restart(this.tag, this.#form);
  }

  #writeAttributes(): void {
    const { tag } = this;
    tag.focusOnError = 'field';
    // Nothing is kept in a browser that the page did not keep before, unless its author says so with a tag.
    tag.withoutDraft = true;
    tag.disableOnSubmit ||= this.#calls.isDisabledOnSubmit;
    tag.scrollToError ||= this.#page.api.scrollToError;
    // The page's own scripts have asked nobody: only a layer that does can close the gate.
    if (!hasConsentLayer(document)) tag.consentCategory = 'necessary';
  }

  #facts(widgets: readonly LegacyWidget[]): LegacyFacts {
    const { formId, classes, isServerAsked, isChecked, limits, texts: fieldTexts, botCheck } = this.#calls;
    const { calls } = this.#page;
    const form = this.#form;
    return {
      formId,
      isChecked,
      widgets,
      limits,
      fieldTexts,
      texts: calls.texts,
      layout: layoutBy(classes, (name) => hasClassInside(form, name)),
      isServerAsked: isServerAsked || hasCheckedPages(form),
      conditions: this.#rules.of(formId).flatMap(readCondition),
      botCheck: scoreCheckOf(
        botCheck,
        Array.from(document.scripts, ({ src }) => src),
      ),
      weekStart: weekStartIn(calls.pickers),
    };
  }

  #widgets(): readonly LegacyWidget[] {
    return [...this.#calls.widgets.values()].flatMap(({ kind, id, options }) => {
      const name = fieldById(this.#form, inputIds[kind] + id);
      return name === undefined ? [] : [{ kind, name, options }];
    });
  }

  /** Functions that act themselves wait for a change: the site's own, and the server's of the oldest versions. */
  readonly #heard = new Set<() => unknown>();
  #listenToConditions(): void {
    for (const [run, names] of this.#calls.conditions) {
      if (this.#heard.has(run) || this.#rules.isSaidBy(run)) continue;
      this.#heard.add(run);
      const listen = EventTarget.prototype.addEventListener.bind(this.#form);
      listen('change', ({ target }) => {
        const name = (target as Element).getAttribute('name') ?? '';
        if (names.has(fieldNameOf(name) ?? '')) run();
      });
      // The values are back after the event.
      listen('reset', () => void setTimeout(run));
    }
  }
}

/** Disables a slider that may not be moved, as the original does: then it is not posted. */
function disableFixed(form: HTMLFormElement, { name, options }: LegacyWidget): void {
  if (!isOn(optionsOf(options)['disable'])) return;
  for (const control of controlsOf(form, name)) control.disabled = true;
}

/** A browser that knows no states says so by an error. */
function isBusy(tag: Element): boolean {
  try {
    return tag.matches(':state(busy)');
  } catch {
    return false;
  }
}
