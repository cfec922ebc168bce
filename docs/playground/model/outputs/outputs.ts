import type { Playground, Words } from '../playground.model.js';
import { renderedJson } from './behaviour-json.model.js';
import { checksMarkdown } from './checks-table.model.js';
import { nodeChecks } from './code/node-code.model.js';
import { phpChecks } from './code/php-code.model.js';
import { firstPaintRules } from './first-paint.js';
import { scriptJson } from './markup/html.model.js';
import { pageOf, policyHeader } from './page.js';
import { renderedTagMarkup, serverMarkup, tagMarkup } from './tag.model.js';

/** Text that an author copies. */
export interface Output {
  readonly id:
    'server' | 'tag' | 'json' | 'rendered' | 'first-paint' | 'policy' | 'table' | 'php' | 'node' | 'page';
  readonly title: Words;
  readonly fileName: string;
  readonly text: string;
}

type Write = (state: Playground, thisYear: number) => string;

const words = (es: string, en: string): Words => ({ es, en });

/** All outputs, in the order in which an author needs them. */
const outputs: readonly (readonly [id: Output['id'], fileName: string, title: Words, write: Write])[] = [
  [
    'page',
    'form.html',
    words('Página completa', 'Whole page'),
    (state, thisYear) => pageOf(state, { thisYear }),
  ],
  ['tag', 'tag.html', words('Etiqueta con su JSON', 'Tag with its JSON'), (state) => tagMarkup(state)],
  ['server', 'server.html', words('HTML del servidor', 'HTML of the server'), serverMarkup],
  [
    'rendered',
    'rendered.html',
    words('Etiqueta que escribe el formulario', 'Tag that renders the form'),
    (state) => renderedTagMarkup(state),
  ],
  [
    'json',
    'form.json',
    words('JSON del formulario', 'JSON of the form'),
    (state) => `${scriptJson(renderedJson(state))}\n`,
  ],
  [
    'first-paint',
    'first-paint.css',
    words('Reglas de la primera vista', 'First-paint rules'),
    (state) => firstPaintRules(state),
  ],
  [
    'policy',
    'policy.txt',
    words('Política de seguridad (CSP)', 'Security policy (CSP)'),
    (state) => policyHeader(state),
  ],
  [
    'table',
    'checks.md',
    words('Comprobaciones del servidor', 'Checks of the server'),
    (state) => checksMarkdown(state),
  ],
  ['php', 'FormChecks.php', words('Comprobaciones en PHP', 'Checks in PHP'), (state) => phpChecks(state)],
  ['node', 'check-post.mjs', words('Comprobaciones en Node', 'Checks in Node'), (state) => nodeChecks(state)],
];

/**
 * Returns all texts of a form that an author copies.
 *
 * @param thisYear Last year that a split date offers.
 */
export function outputsOf(state: Playground, thisYear: number): readonly Output[] {
  return outputs.map(([id, fileName, title, write]) => ({
    id,
    fileName,
    title,
    text: write(state, thisYear),
  }));
}
