import { hasConsentLayer } from '../shared/consent/consent-layer.js';
import { fieldNameOf } from '../elements/rs-form/markup/server-names.model.js';
import { document, unclobbered } from '../shared/dom/unclobbered.js';
import { applyBlockedStyles, listenForBlocked } from './blocked-markup.dom.js';
import { registerCalendar } from './calendars.js';
import { isOn, optionsOf, readCondition } from './call-values.model.js';
import type { ConditionRegistry } from './condition-registry.js';
import { controlsOf } from './fields.dom.js';
import {
  connectTag,
  fieldById,
  hasCheckedPages,
  hasClassInside,
  placeTag,
  restart,
  writeBehaviour,
  writesTotals,
  type FormTag,
} from './form-tag.dom.js';
import { isKept, retainKept } from './kept-fields.model.js';
import {
  layoutBy,
  legacyBehaviour,
  scoreCheckOf,
  weekStartIn,
  type LegacyFacts,
  type LegacyWidget,
} from './legacy-behaviour.model.js';
import type { FormCalls, WidgetCall } from './page-calls.js';
import { connectHooks, connectTotals, leaveTotals } from './page-functions.js';
import type { LegacyPage } from './page-names.js';
import { watchSubmits } from './submits.js';
import { rememberPlace } from './thank-you.dom.js';

/** Delay before a late change is tried again, while the form is being sent, in milliseconds. */
const retryDelayMs = 250;

/** Prefixes of the ids of widget inputs. */
const inputIds: Readonly<Record<WidgetCall['kind'], string>> = {
  'date-time': 'txtjQcal',
  date: 'txtcal',
  slider: 'rs-range-slider',
};

/** Form of the server with its element. It applies the recorded calls to the element. */
export class LegacyForm {
  readonly tag: FormTag;
  readonly #page: LegacyPage;
  readonly #form: HTMLFormElement;
  readonly #calls: FormCalls;
  readonly #conditions: ConditionRegistry;
  readonly #isAuthored: boolean;
  readonly #updateTotals: () => void;
  /** Functions that a change of their fields runs already. */
  readonly #listening = new Set<() => unknown>();

  constructor(page: LegacyPage, form: HTMLFormElement, formId: number, conditions: ConditionRegistry) {
    this.#page = page;
    this.#form = form;
    this.#calls = page.calls.of(formId);
    this.#conditions = conditions;
    const { tag, isAuthored } = placeTag(form, formId);
    this.tag = tag;
    this.#isAuthored = isAuthored;
    this.#updateTotals = writesTotals(tag) ? leaveTotals(formId) : connectTotals(form, this.#calls);
    this.update();
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

  /** Applies the calls that were recorded since the last update. */
  update(): void {
    this.#listenToConditions();
    // With a server check the original submits by script, without the button. The server must not store a new value.
    this.tag.hooks.omitsButton = this.#calls.isServerAsked;
    const widgets = this.#widgets();
    for (const widget of widgets) {
      if (widget.kind === 'slider') disableFixed(this.#form, widget);
      else registerCalendar(this.#page, this.#form, this.#calls.formId, widget);
    }
    this.#updateTotals();
    if (this.#isAuthored) return;
    this.#writeAttributes();
    this.#write(widgets);
  }

  /** Writes the JSON, and restarts the element if it differs. During an attempt to send, a restart would lose the press. */
  #write(widgets: readonly LegacyWidget[]): void {
    if (this.tag.isConnected && isBusy(this.tag)) {
      setTimeout(() => this.#write(widgets), retryDelayMs);
      return;
    }
    const isNew = writeBehaviour(this.tag, legacyBehaviour(this.#facts(widgets)));
    if (isNew && this.tag.isConnected) restart(this.tag, this.#form);
  }

  #writeAttributes(): void {
    const { tag } = this;
    tag.focusOnError = 'field';
    // The page kept nothing in the browser. An author who wants drafts writes an `<rs-form>`.
    tag.withoutDraft = true;
    tag.disableOnSubmit ||= this.#calls.isDisabledOnSubmit;
    tag.scrollToError ||= this.#page.api.scrollToError;
    // The page's own scripts did not need consent. It is needed only on a page with a consent layer.
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
      conditions: retainKept(this.#conditions.of(formId).flatMap(readCondition), (name) =>
        isKept(controlsOf(form, name).map(({ type }) => type)),
      ),
      previews: [...this.#calls.previews.values()],
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

  /** Runs functions that change the page themselves: those of the site, and the server's of the oldest versions. */
  #listenToConditions(): void {
    for (const [run, names] of this.#calls.conditions) {
      if (this.#listening.has(run) || this.#conditions.isDeclaredBy(run)) continue;
      this.#listening.add(run);
      const listen = EventTarget.prototype.addEventListener.bind(this.#form);
      listen('change', ({ target }) => {
        const name = unclobbered(target as Element).getAttribute('name') ?? '';
        if (names.has(fieldNameOf(name) ?? '')) run();
      });
      // The event comes before the controls change.
      listen('reset', () => void setTimeout(run));
    }
  }
}

/** Disables a fixed slider, as the original does, so that it is not posted. */
function disableFixed(form: HTMLFormElement, { name, options }: LegacyWidget): void {
  if (!isOn(optionsOf(options)['disable'])) return;
  for (const control of controlsOf(form, name)) control.disabled = true;
}

/** Returns true while the element checks or sends. Older browsers throw for `:state()`. */
function isBusy(tag: Element): boolean {
  try {
    return tag.matches(':state(busy)');
  } catch {
    return false;
  }
}
