/** States of pages that the demo does not have: a form of another server, and fields of frameworks beside those of the suite. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { seen } from '../../test/journey/in-page.js';
import type { State } from './states.js';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

/** Page in place of that of the demo. Its policy does not apply, because these pages have styles of their own. */
interface OwnPage {
  readonly styles?: string;
  readonly themes: readonly string[];
  readonly body: string;
  /** Element and part that the state waits for. */
  readonly shows: readonly (readonly [tag: string, part: string])[];
  /** Way in which the page becomes dark: with the scheme of the visitor, as Bootstrap does, or never. */
  readonly dark: 'with-visitor' | 'as-bootstrap' | 'never';
}

async function show(page: Page, { styles = '', themes, body, shows, dark }: OwnPage): Promise<void> {
  await page.setBypassCSP(true);
  await page.reload();
  const links = themes.map((name) => `<link rel="stylesheet" href="/suite/themes/${name}.css">`);
  const { dir, bootstrap } = await page.evaluate(() => ({
    dir: document.documentElement.dir || 'ltr',
    bootstrap: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  }));
  const scheme = dark === 'with-visitor' ? 'light dark' : 'light';
  await page.setContent(
    `<!doctype html><html lang="es" dir="${dir}" data-bs-theme="${dark === 'as-bootstrap' ? bootstrap : 'light'}"><meta charset="utf-8"><title>Página</title>
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${scheme}"><link rel="icon" href="data:,">
    <style>${styles} body { max-width: 44rem; margin: 0 auto; padding: 1rem; }</style>${links.join('')}
    <script type="module" src="/suite/suite.js"></script><body>${body}</body></html>`,
    { waitUntil: 'load' },
  );
  for (const [tag, part] of shows) await seen(page, tag, `[part~=${part}]`);
}

/** Form of a server without a system, with errors, in the tag. Its date is a text with a calendar. */
function plainForm(): string {
  const [, form = ''] =
    /(<form[^]*<\/form>)/.exec(read('test', 'data', 'any-server', 'plain', 'contact.errors.html')) ?? [];
  const date = '<rs-calendar format="DD-MM-YYYY"><input id="call_at" name="call_at"></rs-calendar>';
  return `<h1>Contact</h1><rs-form>${form.replace(/<input type="datetime-local"[^>]*>/, date)}</rs-form>`;
}

interface Row {
  readonly theme: string;
  readonly sheets: readonly string[];
  readonly input: string;
  readonly button: string;
  readonly error: string;
}

const bootstrap = { input: 'form-control', button: 'btn btn-primary', error: 'invalid-feedback' };
const uikit = { input: 'uk-input', button: 'uk-button uk-button-primary', error: 'uk-text-danger' };
const rows: readonly Row[] = [
  { theme: 'bootstrap5', sheets: ['bootstrap5'], ...bootstrap },
  { theme: 'cassiopeia', sheets: ['bootstrap5', 'cassiopeia'], ...bootstrap },
  { theme: 'uikit3', sheets: ['uikit3'], ...uikit },
];

/** Fields of the framework and of the suite: a text and a date, an error of each, a button and a chosen day. */
function neighbours({ input, button, error }: Row): string {
  const pair = (first: string, second: string) =>
    `<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem;margin-block:1rem"><div>${first}</div><div>${second}</div></div>`;
  return [
    pair(
      `<label for="name">Nombre</label><input class="${input}" id="name" value="Ana Núñez">`,
      `<label for="day">Día</label><rs-calendar format="DD-MM-YYYY"><input class="${input}" id="day" value="17-03-2027"></rs-calendar>`,
    ),
    pair(
      `<label for="mail">E-mail</label><input class="${input}" id="mail"><div class="${error}" style="display:block">Escribe tu e-mail.</div>`,
      `<label for="sessions">Sesiones</label><rs-range min="1" max="8"><input class="${input}" id="sessions" value="4"></rs-range>`,
    ),
    pair(
      `<button class="${button}" type="button">Enviar</button>`,
      `<rs-calendar inline format="DD-MM-YYYY"><input class="${input}" aria-label="Cita" value="17-03-2027"></rs-calendar>`,
    ),
  ].join('');
}

const stateOf = (name: string, own: () => OwnPage): State => ({
  name,
  path: '/',
  steps: [{ run: (page) => show(page, own()) }],
});
const plain = (themes: readonly string[]) => () => ({
  themes,
  body: plainForm(),
  shows: [
    ['rs-calendar', 'toggle'],
    ['rs-form', 'error-summary'],
  ] as const,
  dark: 'with-visitor' as const,
});

export const pageStates: readonly State[] = [
  stateOf('plain-form', plain(['calm', 'plain-form'])),
  stateOf('plain-form-bare', plain([])),
  ...rows.map((row) =>
    stateOf(`neighbours-${row.theme}`, () => ({
      styles: row.sheets
        .map((name) => read('test', 'shared', 'styles', 'frameworks', `${name}.css`))
        .join('\n'),
      themes: [row.theme],
      body: neighbours(row),
      dark: row.theme === 'bootstrap5' ? 'as-bootstrap' : 'never',
      shows: [
        ['rs-calendar', 'toggle'],
        ['rs-calendar[inline]', 'day'],
        ['rs-range', 'track'],
      ],
    })),
  ),
];
