import { firstPaintCssOfPage } from '../first-paint-css.js';
import { readBehaviour, type ReadBehaviour } from './behaviour.js';
import { callsWithoutForm } from './data-calls.js';
import { readInlineScripts } from './inline-calls.js';
import { readForms, type LegacyForm } from './page-forms.js';
import { attributesOf, notesOn, readSettings, type PageSettings } from './tag.js';

/** What an integrator pastes for a page, what could not be said in it, and what else there is to know. */
export interface Migration {
  readonly markup: string;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** Writes the tag, its JSON and its first-paint line for every form of a page. A TypeError says that there is none. */
export function migrationOf(html: string): Migration {
  const page = readForms(html);
  const block = readInlineScripts(page.inlineScripts);
  const settings = readSettings(block);
  const read = page.forms.map((form) => ({ form, read: readBehaviour(form, block, page) }));
  return {
    markup: read.map((one) => tagOf(one.read, settings, one.form)).join('\n'),
    faults: [...block.faults, ...callsWithoutForm(block), ...read.flatMap((one) => one.read.faults)],
    notes: read.flatMap((one) => notesOn(one.form, one.read)),
  };
}

function tagOf(read: ReadBehaviour, settings: PageSettings, form: LegacyForm): string {
  const { behaviour } = read;
  // A text in it must not end the script.
  const json = JSON.stringify(behaviour, null, 2).replaceAll('<', '\\u003c');
  const script = `<script type="application/json">\n${json}\n</script>`;
  const css = firstPaintCssOfPage(`<rs-form>${script}${form.html}</rs-form>`).trim();
  return [
    `${['<rs-form', ...attributesOf(read, settings)].join(' ')}>`,
    script,
    `<!-- Here stands form ${behaviour.formId}, as the server writes it. -->`,
    '</rs-form>',
    ...(css === '' ? [] : [`<!-- Into the style sheet of the template: -->\n<style>\n${css}\n</style>`]),
    '',
  ].join('\n');
}
