/** @import { Statement } from '../finding.mjs' */
/** @import { Page } from '../page.mjs' */

/**
 * Scripts that a tag, or the drop-in, replaces.
 * @type {readonly { readonly script: RegExp, readonly tags: string, readonly name: string }[]}
 */
const originals = [
  {
    name: 'the script of RSForm! Pro',
    script: /com_rsform\/(js|assets\/js|scripts)\/(script|rsform|jquery\.validate)[^/]*\.js/i,
    tags: 'rs-form',
  },
  {
    name: 'the calendar of RSForm! Pro',
    script: /com_rsform\/.*(calendar|datetimepicker|moment)[^/]*\.js/i,
    tags: 'rs-form, rs-calendar',
  },
  {
    name: 'the slider of RSForm! Pro',
    script: /com_rsform\/.*(rangeslider)[^/]*\.js/i,
    tags: 'rs-form, rs-range',
  },
  {
    name: 'JCE MediaBox',
    script: /(jcemediabox|wf-mediabox|plg_system_jcemediabox)[^?]*\.js/i,
    tags: 'media-box',
  },
  {
    name: 'the lazy loader of JSpeed or JCH Optimize',
    script: /(jspeed|jchoptimize|jch_optimize)[^?]*lazy[^/]*\.js|lazysizes[^/]*\.js/i,
    tags: 'lazy-images',
  },
];

/**
 * Returns statements on scripts of the originals beside a tag that takes their place.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkOriginals({ document, files, replaced }) {
  const own = files.map(({ element }) => element);
  const drop = files.some(({ name }) => name === 'rsform-compat.js');
  return document.querySelectorAll('script[src]').flatMap((at) => {
    const src = at.getAttribute('src') ?? '';
    const original =
      own.includes(at) || replaced.has(at) ? undefined : originals.find(({ script }) => script.test(src));
    if (!original) return [];
    const { name, tags } = original;
    const tag = document.querySelector(tags)?.localName;
    const isForm = drop && tags.includes('rs-form');
    if (!tag && !isForm) return [];
    return [
      {
        ...{ at, attribute: 'src' },
        found: `${name} (${src}) beside ${isForm ? 'rsform-compat.js' : `<${tag}>`}`,
        expected: 'one of the two: both answer the same presses',
        remedy: `Remove the original script; npx rs-suite migrate --check lists those of a form.`,
      },
    ];
  });
}
