import type { ComponentType } from 'react';
import { nodeChecks } from '../model/outputs/code/node-code.model.js';
import { phpChecks } from '../model/outputs/code/php-code.model.js';
import { renderedJson } from '../model/outputs/behaviour-json.model.js';
import { checksMarkdown } from '../model/outputs/checks-table.model.js';
import { firstPaintRules } from '../model/outputs/first-paint.js';
import { scriptJson } from '../model/outputs/markup/html.model.js';
import { pageOf, policyHeader } from '../model/outputs/page.js';
import { serverMarkup, tagMarkup } from '../model/outputs/tag.model.js';
import type { Playground } from '../model/state.model.js';
import type { PlaygroundTexts } from '../texts/en.js';
import { ChecksTable } from './ChecksTable.js';
import type { CodeLanguage } from './highlight.js';

/** Kind of code that the author can copy. */
export interface Output {
  readonly id: string;
  readonly label: keyof PlaygroundTexts;
  readonly note: keyof PlaygroundTexts;
  readonly language: CodeLanguage;
  /** Name of the file under which the code can be downloaded; missing if it is no file of its own. */
  readonly file?: string;
  /** Component that shows the same beside the code. */
  readonly Table?: ComponentType<{ readonly state: Playground }>;
  write(state: Playground): string;
}

const thisYear = () => new Date().getFullYear();

/** Every kind of code, in the order of the tabs. */
export const outputs: readonly Output[] = [
  {
    ...{ id: 'page', label: 'codePage', note: 'codePageNote', language: 'markup', file: 'form.html' },
    write: (state) => pageOf(state, { thisYear: thisYear() }),
  },
  {
    ...{ id: 'markup', label: 'codeMarkup', note: 'codeMarkupNote', language: 'markup' },
    write: (state) => serverMarkup(state, thisYear()),
  },
  { ...{ id: 'tag', label: 'codeTag', note: 'codeTagNote', language: 'markup' }, write: tagMarkup },
  {
    ...{ id: 'json', label: 'codeJson', note: 'codeJsonNote', language: 'javascript', file: 'form.json' },
    write: (state) => scriptJson(renderedJson(state)),
  },
  {
    ...{ id: 'first-paint', label: 'codeFirstPaint', note: 'codeFirstPaintNote', language: 'css' },
    write: firstPaintRules,
  },
  {
    ...{ id: 'policy', label: 'codePolicy', note: 'codePolicyNote', language: 'none' },
    write: (state) => policyHeader(state).replaceAll('; ', ';\n  '),
  },
  {
    ...{ id: 'checks', label: 'codeChecks', note: 'codeChecksNote', language: 'none', Table: ChecksTable },
    write: checksMarkdown,
  },
  {
    ...{ id: 'php', label: 'codePhp', note: 'codePhpNote', language: 'php', file: 'FormChecks.php' },
    write: phpChecks,
  },
  {
    ...{
      id: 'node',
      label: 'codeNode',
      note: 'codeNodeNote',
      language: 'javascript',
      file: 'check-post.mjs',
    },
    write: nodeChecks,
  },
];
