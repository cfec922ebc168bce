/** The first-paint line: hides what conditions will hide before any script of the suite is there. */
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { blockClassOf } from '../elements/rs-form/adapters/server-names.js';
import type { Target } from '../elements/rs-form/contract/visibility.js';
import { compileConditions } from '../elements/rs-form/engine/conditions/compile-conditions.js';
import { hiddenAtStart } from '../elements/rs-form/engine/conditions/settle.js';
import { readFirstPaint, type FirstPaint } from './read-first-paint.js';

/** What `<rs-calendar>` keeps for its box; a test holds both equal. */
const calendarBox = 'min-block-size:24.625rem;margin-block-start:0.5rem';

/** After this time without a script, everything shows: better a field too many than one too few. */
const failSafe = '3s step-end';

/**
 * The style sheet for a form's JSON definition; empty where nothing starts hidden and no calendar is visible.
 * Animations do it, because only they end by themselves. Throws where the definition cannot be read.
 */
export function firstPaintCss(definition: unknown): string {
  const form = readFirstPaint(definition);
  const hidden = hiddenAtStart(compileConditions(form.conditions));
  const pending = [
    ...hidden.flatMap(selectorsOf),
    ...(form.hasBotCheck ? ['[slot="bot-check-alternative"]'] : []),
  ];
  const rules = [
    ...ruleFor('rs-form-pending', pending, 'position:absolute;visibility:hidden'),
    ...ruleFor('rs-form-reserved', calendarBoxes(form, hidden), calendarBox),
  ];
  return rules.length === 0 ? '' : `@media (scripting: enabled){${rules.join('')}}\n`;
}

function ruleFor(name: string, selectors: readonly string[], styles: string): readonly string[] {
  if (selectors.length === 0) return [];
  return [
    `@keyframes ${name}{from,to{${styles}}}`,
    `rs-form:is(:not(:defined),[data-pending]) :is(${selectors.join(',')}){animation:${name} ${failSafe}}`,
  ];
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
