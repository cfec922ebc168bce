import { compileConditions, compileSuiteRule, hiddenAtStart } from '#cli-models';
import { boxRules } from './box-rules.mjs';
import { conditionRules, mergeHidings } from './condition-rules.mjs';
import { rule } from './css-text.mjs';
import { decideHidden } from './decide.mjs';
import { selectorOf } from './formula.mjs';
import { pageRules } from './page-rules.mjs';
import { rowRules } from './row-rules.mjs';
import { placesOf } from './places.mjs';
import { sourceOf } from './sources.mjs';
/** @import { Decision } from './decide.mjs' */
/** @import { FirstPaint } from './read-definition.mjs' */
/** @import { Places } from './places.mjs' */

/** The declarations of `<rs-calendar>` for its box. A test compares both. */
const calendarBox = 'display:flow-root;min-block-size:27.125rem';

const waiting = 'position:absolute;visibility:hidden';

/** Shows a guessed field after three seconds without a script: an unneeded field is better than a missing one. */
const failSafe = 'animation:rs-form-pending 3s step-end';

/** Matches until the core has loaded; always if no script loads. */
const pending = ':is(:not(:defined),[data-pending])';

/**
 * Returns the style sheet for a form; empty if it has no conditions, no calendar, no bot check, no rows and only one page.
 * Conditions that CSS can read are rules. Fields that depend on other conditions are hidden by an animation, because
 * an animation ends without a script.
 * @param {FirstPaint} form
 * @returns {string}
 */
export function firstPaintCssOf(form) {
  const tag = `rs-form${scopeOf(form)}`;
  const start = `rs-form${pending}${scopeOf(form)}`;
  const places = placesOf(form);
  const decisions = decideHidden(form.conditions, (name) =>
    sourceOf(name, form.kinds.get(name) ?? { is: 'unlisted' }),
  );
  const pages = pageRules(form, tag, failSafe);
  const scripted = [
    ...guessRules(start, decisions, places),
    ...withoutHas(form, places),
    ...(form.hasBotCheck ? [rule(start, ['[slot="bot-check-alternative"]'], failSafe)] : []),
    ...pages.scripted,
    ...boxRules(form, tag),
    ...rowRules(form, tag),
  ];
  const parts = [
    pages.always,
    scripted.length === 0
      ? ''
      : `@media (scripting: enabled){@keyframes rs-form-pending{from,to{${waiting}}}${scripted.join('')}}`,
    conditionRules(start, hidingsOf(decisions, places)).join(''),
    calendarRules(form, tag, places).join(''),
  ];
  return parts.map((part) => (part === '' ? '' : `${part}\n`)).join('');
}

/**
 * Returns the selector that limits rules to one form: two forms of a page may share an alias. The container of the
 * first page is parsed early, the hidden input with the number only at the end of the form.
 * @param {FirstPaint} form
 * @returns {string}
 */
function scopeOf({ formId, other }) {
  if (other) return other.scope;
  if (formId === null) return '';
  return `:has([id^="rsform_${formId}_page_"],[name="form[formId]"][value="${formId}"])`;
}

/**
 * @param {readonly Decision[]} decisions
 * @param {Places} places
 */
function hidingsOf(decisions, places) {
  return decisions.map(({ target, isHidden }) => ({
    when: isHidden.sure,
    selectors: places.targetSelectors(target),
  }));
}

/**
 * Returns the rules for fields that depend on values which CSS cannot read. Such values are assumed to be empty.
 * @param {string} start
 * @param {readonly Decision[]} decisions
 * @param {Places} places
 * @returns {readonly string[]}
 */
function guessRules(start, decisions, places) {
  const guesses = decisions
    .filter(({ isHidden }) => !isHidden.isExact)
    .map(({ target, isHidden }) => ({ when: isHidden.guess, selectors: places.targetSelectors(target) }));
  return mergeHidings(guesses).map(({ when, selectors }) =>
    rule(typeof when === 'boolean' ? start : start + selectorOf(when), selectors, failSafe),
  );
}

/**
 * Returns the rules for browsers without `:has()`: they hide, for three seconds, all fields that are hidden while
 * nothing is chosen or typed.
 * @param {FirstPaint} form
 * @param {Places} places
 * @returns {readonly string[]}
 */
function withoutHas(form, places) {
  const nothing = new Map([...form.kinds].flatMap(([name, { is }]) => (is === 'text' ? [[name, ['']]] : [])));
  const graph = compileConditions(form.conditions, (rule) => compileSuiteRule(rule, () => NaN));
  const hidden = hiddenAtStart(graph, nothing).flatMap(places.targetSelectors);
  if (hidden.length === 0) return [];
  const outer = form.other || form.formId === null ? '' : ` [id^="rsform_${form.formId}_page_"]`;
  return [`@supports not selector(:has(*)){${rule(`rs-form${pending}${outer}`, hidden, failSafe)}}`];
}

/**
 * Returns the rules that reserve the space of inline calendars: in the server's container while it is empty, and in
 * the calendar's tag until it is defined.
 * @param {FirstPaint} form
 * @param {string} tag
 * @param {Places} places
 * @returns {readonly string[]}
 */
function calendarRules({ calendars, other }, tag, places) {
  if (calendars.length === 0) return [];
  const undefinedTag = `${tag} rs-calendar:not(:defined){${calendarBox}}`;
  if (other) return [undefinedTag];
  const containers = calendars.map((name) => `${places.calendarSelector(name)}:not(:has(>*))`);
  return [rule(tag, containers, calendarBox), undefinedTag];
}
