import { scriptJson } from '../../../docs/playground/model/outputs/markup/html.model.js';
import { renderedJson } from '../../../docs/playground/model/outputs/behaviour-json.model.js';
import { checksMarkdown } from '../../../docs/playground/model/outputs/checks-table.model.js';
import { nodeChecks } from '../../../docs/playground/model/outputs/code/node-code.model.js';
import { phpChecks } from '../../../docs/playground/model/outputs/code/php-code.model.js';
import { firstPaintRules } from '../../../docs/playground/model/outputs/first-paint.js';
import { pageOf, policyHeader } from '../../../docs/playground/model/outputs/page.js';
import {
  renderedTagMarkup,
  serverMarkup,
  tagMarkup,
} from '../../../docs/playground/model/outputs/tag.model.js';
import type { Playground } from '../../../docs/playground/model/playground.model.js';

/** Year of the outputs. */
const thisYear = 2026;

/** Returns every text that an author copies, by its name. */
export function allOutputs(state: Playground): ReadonlyMap<string, string> {
  return new Map([
    ['page.html', pageOf(state, { thisYear })],
    ['server.html', serverMarkup(state, thisYear)],
    ['tag.html', tagMarkup(state)],
    ['rendered.html', renderedTagMarkup(state)],
    ['form.json', scriptJson(renderedJson(state))],
    ['first-paint.css', firstPaintRules(state)],
    ['policy.txt', policyHeader(state)],
    ['checks.md', checksMarkdown(state)],
    ['FormChecks.php', phpChecks(state)],
    ['check-post.mjs', nodeChecks(state)],
  ]);
}
