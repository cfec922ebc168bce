import { readBehaviour, type LegacyBehaviour } from './behaviour.js';
import { readInlineScripts, type InlineBlock } from './inline-calls.js';
import { unknownCalls } from './known-calls.js';
import { readLegacyPage, type LegacyForm, type LegacyPage } from './page-forms.js';

/** The scripts that the suite stands for: the component's own, its plugins', and those of the bot check. */
const replaced =
  /\/(media\/com_rsform|components\/com_rsform\/assets|media\/plg_system_rsfp[a-z0-9]*)\/|\/recaptcha\/(api|enterprise)\.js/;
/** What the component brings along for its calendars; another part of the page may need it too. */
const shared =
  /\/(jquery(\.min|-\d[^/]*)?\.js|moment[^/]*\.js|jquery\.datetimepicker[^/]*\.js|ion\.rangeSlider[^/]*\.js)/i;

/** What moving a page to the suite takes, a line each. */
export function reportOf(html: string): readonly string[] {
  const page = readLegacyPage(html);
  const block = readInlineScripts(page.inlineScripts);
  if (page.forms.length === 0) return ['No form of RSForm! Pro was found: none has an input form[formId].'];
  return [
    ...page.forms.flatMap((form) => linesOf(form, block)),
    ...section('Inline calls that nothing of the suite answers', unknownCalls(block)),
    ...section('Inline scripts', block.faults),
    ...section('Script tags to remove', page.scripts.filter((src) => replaced.test(src)).map(tagOf)),
    ...section(
      'Script tags to remove where nothing else on the site needs them',
      page.scripts.filter((src) => !replaced.test(src) && shared.test(src)).map(tagOf),
    ),
    ...additions(page),
  ];
}

/** A page that was moved is asked for nothing twice; one that has the suite for other tags still needs its forms moved. */
function additions({ scripts, forms }: LegacyPage): readonly string[] {
  const tag = scripts.filter((src) => /\/(rs-form|suite)\.js([?#]|$)/.test(src));
  const compat = scripts.filter((src) => /\/rsform-compat\.js([?#]|$)/.test(src));
  const isTagged = forms.every((form) => form.isTagged);
  return [
    ...section('Scripts of the suite that the page loads already', [...tag, ...compat].map(tagOf)),
    ...section(
      'Script tag to add where the page gets the tag and the JSON',
      tag.length + compat.length > 0
        ? []
        : ['<script type="module" src="/media/rs-suite/rs-form.js"></script>'],
    ),
    ...section(
      'Script tag to add where the page stays as it is, before its inline scripts',
      compat.length > 0 || (tag.length > 0 && isTagged)
        ? []
        : ['<script src="/media/rs-suite/rsform-compat.js"></script>'],
    ),
  ];
}

function linesOf(form: LegacyForm, block: InlineBlock): readonly string[] {
  const { behaviour, faults } = readBehaviour(form, block);
  const place = form.isTagged ? ', in an <rs-form> already, whose JSON is not read here' : '';
  return [
    `Form ${form.formId}: ${form.names.length} fields, pages: ${form.pages.length}, layout ${behaviour.layout}${place}`,
    ...recognised(behaviour).map((line) => `  ${line}`),
    ...faults.map((fault) => `  not understood: ${fault}`),
  ];
}

function recognised(behaviour: LegacyBehaviour): readonly string[] {
  const fields = behaviour.pages.flatMap((page) => page.fields);
  const named = (label: string, names: readonly string[]) =>
    names.length > 0 ? [`${label}: ${names.join(', ')}`] : [];
  const ofType = (...types: readonly string[]) =>
    fields.filter(({ type = '' }) => types.includes(type)).map(({ name }) => name);
  const { conditions = [], calculations = [], botCheck, texts = {} } = behaviour;
  return [
    `checked by: ${behaviour.validation.join(', ')}`,
    ...named('conditions on', [...new Set(conditions.flatMap(({ targets }) => targets))]),
    ...named(
      'totals',
      calculations.map(({ target }) => target),
    ),
    ...named(
      'prices',
      fields.filter(({ prices }) => prices).map(({ name }) => name),
    ),
    ...named(
      'limits',
      fields.filter(({ maxSelections }) => maxSelections).map(({ name }) => name),
    ),
    ...named('calendars', ofType('calendar', 'simple-calendar')),
    ...named('sliders', ofType('range-slider')),
    ...named('files', ofType('file')),
    ...named('checked pages end at', ofType('page-break')),
    ...named('bot check', botCheck ? [botCheck.provider] : []),
    ...named('texts', Object.keys(texts)),
  ];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}

function tagOf(src: string): string {
  return `<script src="${src}">`;
}
