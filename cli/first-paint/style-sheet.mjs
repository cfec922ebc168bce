import { compileConditions, hiddenAtStart } from '#cli-models';
import { boxRules } from './box-rules.mjs';
import { conditionRules, mergeHidings } from './condition-rules.mjs';
import { rule } from './css-text.mjs';
import { decideHidden } from './decide.mjs';
import { selectorOf } from './formula.mjs';
import { pageRules } from './page-rules.mjs';
import { placesOf } from './places.mjs';
import { sourceOf } from './sources.mjs';
/** @import { Decision } from './decide.mjs' */
/** @import { FirstPaint } from './read-definition.mjs' */
/** @import { Places } from './places.mjs' */

/** What `<rs-calendar>` keeps for its box; a test holds both equal. */
const calendarBox = 'display:flow-root;min-block-size:27.125rem';

const waiting = 'position:absolute;visibility:hidden';

/** After this time without a script, it shows: better a field too many than one too few. */
const failSafe = 'animation:rs-form-pending 3s step-end';

/** Until the core is there; for good where no script comes. */
const pending = ':is(:not(:defined),[data-pending])';

/**
 * The style sheet for a form; empty where nothing can be hidden, no calendar and no box waits and there is one page. What CSS can
 * read it decides by itself. What it cannot read is hidden by an animation, because only those end by themselves.
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
 * Two forms of a page may share an alias. The first page's container is parsed early, the hidden number only at the
 * end of the form.
 * @param {FirstPaint} form
 * @returns {string}
 */
function scopeOf({ formId }) {
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
 * What depends on text and the like is taken to be empty, for the time of the fail-safe.
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
 * A browser without `:has()` hides, for the time of the fail-safe, what is hidden while nothing is chosen.
 * @param {FirstPaint} form
 * @param {Places} places
 * @returns {readonly string[]}
 */
function withoutHas(form, places) {
  const hidden = hiddenAtStart(compileConditions(form.conditions)).flatMap(places.targetSelectors);
  if (hidden.length === 0) return [];
  const outer = form.formId === null ? '' : ` [id^="rsform_${form.formId}_page_"]`;
  return [`@supports not selector(:has(*)){${rule(`rs-form${pending}${outer}`, hidden, failSafe)}}`];
}

/**
 * A month is high: its box is kept in the server's container until a calendar stands in it, which is later than the
 * core is there, and then in the calendar's own tag until that is known.
 * @param {FirstPaint} form
 * @param {string} tag
 * @param {Places} places
 * @returns {readonly string[]}
 */
function calendarRules({ calendars }, tag, places) {
  if (calendars.length === 0) return [];
  const containers = calendars.map((name) => `${places.calendarSelector(name)}:not(:has(>*))`);
  return [rule(tag, containers, calendarBox), `${tag} rs-calendar:not(:defined){${calendarBox}}`];
}
