/** The first-paint line: hides what conditions and pages will hide before any script of the suite is there. */
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { blockClassOf } from '../elements/rs-form/markup/server-names.dom.js';
import type { Target } from '../elements/rs-form/conditions/visibility.model.js';
import { compileConditions } from '../elements/rs-form/conditions/compile.model.js';
import { hiddenAtStart } from '../elements/rs-form/conditions/update-visibility.model.js';
import { readFirstPaint, type FirstPaint } from './read-first-paint.js';

/** What `<rs-calendar>` keeps for its box; a test holds both equal. */
const calendarBox = 'min-block-size:24.625rem;margin-block-start:0.5rem';

/** After this time without a script, everything shows: better a field too many than one too few. */
const failSafe = '3s step-end';

const waiting = 'position:absolute;visibility:hidden';

/** The server's sheet moves every page aside that has the class. */
const onShow = 'position:static;inset:auto;opacity:1;visibility:visible';

/**
 * The style sheet for a form's JSON definition; empty where nothing starts hidden, no calendar is visible and there
 * is one page. Animations do it, because only they end by themselves. Throws where the definition cannot be read.
 */
export function firstPaintCss(definition: unknown): string {
  const form = readFirstPaint(definition);
  const tag = `rs-form${scopeOf(form)}`;
  const hidden = hiddenAtStart(compileConditions(form.conditions));
  const pending = [
    ...hidden.flatMap(selectorsOf),
    ...(form.hasBotCheck ? ['[slot="bot-check-alternative"]'] : []),
  ];
  const pages = pagesOf(form, tag);
  const start = `${tag}:is(:not(:defined),[data-pending])`;
  const rules = [
    ...(pending.length > 0 || pages ? [`@keyframes rs-form-pending{from,to{${waiting}}}`] : []),
    ...(pending.length > 0 ? [ruleFor('rs-form-pending', `${start} :is(${pending.join(',')})`)] : []),
    ...calendarRules(start, calendarBoxes(form, hidden)),
    ...(pages ? [ruleFor('rs-form-pending', `${pages}:not([id$="_page_0"])`)] : []),
  ];
  const always = pages ? `${pages}{${onShow}}${withoutScripts(form, tag)}\n` : '';
  return rules.length === 0 ? '' : `${always}@media (scripting: enabled){${rules.join('')}}\n`;
}

function ruleFor(name: string, selector: string): string {
  return `${selector}{animation:${name} ${failSafe}}`;
}

function calendarRules(start: string, boxes: readonly string[]): readonly string[] {
  if (boxes.length === 0) return [];
  const keyframes = `@keyframes rs-form-reserved{from,to{${calendarBox}}}`;
  return [keyframes, ruleFor('rs-form-reserved', `${start} :is(${boxes.join(',')})`)];
}

/**
 * Two forms of a page may share an alias. The first page's container is parsed early, the hidden number only at the
 * end of the form.
 */
function scopeOf({ formId }: FirstPaint): string {
  if (formId === null) return '';
  return `:has([id^="rsform_${formId}_page_"],[name="form[formId]"][value="${formId}"])`;
}

/**
 * The pages of a form of which none is on show: the server hides them all and leaves it to a script to show one. All
 * of them are to be seen then, the later ones once no script can be expected any more.
 */
function pagesOf({ formId, hasPages }: FirstPaint, tag: string): string | null {
  if (!hasPages || formId === null) return null;
  const page = `[id^="rsform_${formId}_page_"]`;
  return `${tag} form:not(:has(${page}:not(.formHidden))) ${page}.formHidden`;
}

/** Without scripts every page is on show, whatever the server left visible, and the buttons between them do nothing. */
function withoutScripts({ formId }: FirstPaint, tag: string): string {
  const buttons = `${tag} :is(.rsform-type-pagebreak,.rsform-button[type="button"][id$="Prev"])`;
  const pages = `${tag} [id^="rsform_${formId}_page_"].formHidden`;
  return `@media (scripting: none){${pages}{${onShow}}${buttons}{display:none}}`;
}

function selectorsOf({ scope, name }: Target): readonly string[] {
  if (scope === 'block') return [blockSelector(name)];
  const [single, several] = [`form[${name}]`, `form[${name}][`].map(quoted);
  return [`[name=${single}]`, `[name^=${several}]`, `${blockSelector(name)} label`];
}

function calendarBoxes({ calendars }: FirstPaint, hidden: readonly Target[]): readonly string[] {
  return calendars
    .filter((calendar) => !hidden.some(({ name }) => name === calendar))
    .map((calendar) => `${blockSelector(calendar)} [id^="cal"][id$="Container"]`);
}

/** An alias is made of a-z, 0-9 and hyphens, so the class needs no escaping. */
function blockSelector(name: string): string {
  return `.${blockClassOf(name)}`;
}

/** A CSS string that can neither end early nor end the style element around it. */
function quoted(text: string): string {
  const escape = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `;
  return `"${text.replace(/["\\<>\p{Cc}]/gu, escape)}"`;
}

/** Prints the line for the JSON file that is named, or for the JSON on the standard input. */
function printFor(file: string | undefined): void {
  try {
    stdout.write(firstPaintCss(JSON.parse(readFileSync(file ?? 0, 'utf8'))));
  } catch (error) {
    stderr.write(`first-paint-css: ${error instanceof Error ? error.message : String(error)}\n`);
    exit(1);
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) printFor(argv[2]);
