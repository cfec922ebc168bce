import { firstPaintCssOfPage } from '../first-paint-css.js';
import { readBehaviour, type LegacyBehaviour } from './behaviour.js';
import { readInlineScripts, type InlineBlock } from './inline-calls.js';
import { readLegacyPage } from './page-forms.js';

/** What an integrator pastes for a page, and what could not be said in it. */
export interface Migration {
  readonly markup: string;
  readonly faults: readonly string[];
}

/** Writes the tag, its JSON and its first-paint line for every form of a page. A TypeError says that there is none. */
export function migrationOf(html: string): Migration {
  const page = readLegacyPage(html);
  if (page.forms.length === 0) throw new TypeError('found no form with an input form[formId]');
  const block = readInlineScripts(page.inlineScripts);
  const read = page.forms.map((form) => readBehaviour(form, block));
  return {
    markup: read
      .map(({ behaviour }, at) => tagOf(behaviour, validateUrl(block), page.forms[at]?.html ?? ''))
      .join('\n'),
    faults: [...block.faults, ...read.flatMap(({ faults }) => faults)],
  };
}

function tagOf(behaviour: LegacyBehaviour, url: string, form: string): string {
  const attribute =
    url !== '' && behaviour.validation.includes('server') ? ` validate-url="${escaped(url)}"` : '';
  // A text in it must not end the script.
  const json = JSON.stringify(behaviour, null, 2).replaceAll('<', '\\u003c');
  const script = `<script type="application/json">\n${json}\n</script>`;
  const css = firstPaintCssOfPage(`<rs-form>${script}${form}</rs-form>`).trim();
  return [
    `<rs-form${attribute}>`,
    script,
    `<!-- Here stands form ${behaviour.formId}, as the server writes it. -->`,
    '</rs-form>',
    ...(css === '' ? [] : [`<!-- Into the style sheet of the template: -->\n<style>\n${css}\n</style>`]),
    '',
  ].join('\n');
}

/** The router's address: on a site with several languages no other place says it. */
function validateUrl({ settings }: InlineBlock): string {
  const url = settings.findLast(({ path }) => path === 'RSFormPro.Ajax.URL')?.value;
  return typeof url === 'string' ? url : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
