import { isOfComponent } from '../html/component-scripts.mjs';
import { isNamedFramework } from './frameworks.mjs';
/** @import { Replacement } from '../html/component-scripts.mjs' */
/** @import { LegacyPage } from './page-forms.mjs' */
/** @import { ScriptTag } from './page-scripts.mjs' */
/** @import { ComponentFiles } from './replaced-scripts.mjs' */

/** Scripts that the suite replaces: those of the component, in any folder of a template, and of reCAPTCHA version 3. */
const replaced =
  /\/(media\/com_rsform|components\/com_rsform\/assets|js\/com_rsform)\/|plg_system_rsfprecaptchav3\/|\/recaptcha\/(api|enterprise)\.js(?!.*render=explicit)/;
/** Scripts that draw the box of a bot check. The tag replaces them, `rsform-compat.js` needs them. */
const boxes =
  /plg_system_rsfp(recaptchav2|hcaptcha|turnstile)\/|\/recaptcha\/(api|enterprise)\.js|hcaptcha\.com\/|challenges\.cloudflare\.com\/turnstile/;
/** Other plugins of the component, such as payments. */
const plugins = /plg_(system|rsform)_?rsfp\w*\//;
/** Scripts of the component that the suite does not replace: those of phone fields, which send the country. */
const phone = /\/(phonenumber\.script|intlTelInput\w*)(\.min)?\.js/i;
/** Matches the folder of a site on its host, before the folders of Joomla. */
const folderOfSite = /^(?:(?:https?:)?\/\/[^/]+)?((?:\/[^/?#]+)*?)\/(?:media|components|templates)\//i;
/** Libraries of the component's calendars. Another part of the page may need them too. */
const shared =
  /\/(jquery(-noconflict|-migrate)?(\.min|-\d[^/]*)?\.js|moment[^/]*\.js|jquery\.datetimepicker[^/]*\.js|ion\.rangeSlider[^/]*\.js)/i;

/**
 * Returns the lines of the report on which script tags to remove, to keep and to add.
 * @param {LegacyPage} page
 * @param {ComponentFiles} files
 * @returns {readonly string[]}
 */
export function scriptLines(page, { replaced: files, unknown }) {
  const left = page.scripts.filter(({ src }) => !files.has(src));
  const filesOf = (/** @type {Replacement} */ kind) =>
    page.scripts.filter(({ src }) => files.get(src) === kind);
  return [
    ...linesOfOriginals(page, left),
    ...section(
      'Script tags whose file is emptied already; remove them where the template allows it',
      filesOf('empty').map(tagOf),
    ),
    ...linesOfSuite(page, left, filesOf('drop-in')),
    ...section(
      'Files that were not found, so that it is unknown what they contain; --root FOLDER names the site of a file',
      unknown,
    ),
  ];
}

/**
 * Returns the lines on the scripts of the component, its plugins and their libraries.
 * @param {LegacyPage} page
 * @param {readonly ScriptTag[]} scripts
 * @returns {readonly string[]}
 */
function linesOfOriginals({ text }, scripts) {
  const frameworks = scripts.filter(({ src }) => isNamedFramework(src, text));
  const goes = scripts.filter(
    (one) => replaced.test(one.src) && !phone.test(one.src) && !frameworks.includes(one),
  );
  const rest = scripts.filter((one) => !goes.includes(one));
  const box = rest.filter(({ src }) => boxes.test(src));
  const kept = rest
    .filter(({ src }) => plugins.test(src) || phone.test(src))
    .filter((one) => !box.includes(one));
  return [
    ...section('Script tags to remove', goes.map(tagOf)),
    ...section('Script tags to remove with the tag, and to keep with rsform-compat.js', box.map(tagOf)),
    ...section(
      'Script tags to remove where nothing else on the site needs them',
      rest.filter(({ src }) => shared.test(src)).map(tagOf),
    ),
    ...section(
      'Script tags of the layout’s framework, which the page calls or marks up for, to keep',
      frameworks.map(tagOf),
    ),
    ...section('Script tags of plugins that the suite does not stand for, to keep', kept.map(tagOf)),
  ];
}

/**
 * Returns the lines on the scripts of the suite.
 * @param {LegacyPage} page
 * @param {readonly ScriptTag[]} scripts
 * @param {readonly ScriptTag[]} dropIns Those in the place of a script of the component.
 * @returns {readonly string[]}
 */
function linesOfSuite({ forms, scripts: all }, scripts, dropIns) {
  const isTagged = forms.every((form) => form.isTagged);
  const tag = scripts.filter(({ src }) => /\/(rs-form|suite)\.js([?#]|$)/.test(src));
  const compat = [...scripts.filter(({ src }) => /\/rsform-compat\.js([?#]|$)/.test(src)), ...dropIns];
  const [folder = ''] = all.flatMap(({ src }) =>
    isOfComponent(src) ? (folderOfSite.exec(src)?.[1] ?? []) : [],
  );
  return [
    ...section('Scripts of the suite that the page loads already', [...tag, ...compat].map(tagOf)),
    ...section(
      'Script tag to add where the page gets the tag and the JSON, and writes no inline script any more',
      tag.length + compat.length > 0
        ? []
        : [`<script type="module" src="${folder}/media/rs-suite/rs-form.js"></script>`],
    ),
    ...section(
      'Script tag to add where its inline scripts stay, before them; forms in a tag are left to it',
      compat.length > 0 || (tag.length > 0 && isTagged)
        ? []
        : [`<script src="${folder}/media/rs-suite/rsform-compat.js"></script>`],
    ),
  ];
}

/**
 * Returns a title with its lines below it; nothing if there are no lines.
 * @param {string} title
 * @param {readonly string[]} lines
 * @returns {readonly string[]}
 */
export function section(title, lines) {
  return lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}

/**
 * Returns the text of a script tag on one line.
 * @param {ScriptTag} script
 * @returns {string}
 */
function tagOf({ tag }) {
  return tag.replaceAll(/\s*\n\s*/g, ' ');
}
