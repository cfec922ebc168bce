import { models } from '../../page-models.mjs';
import { isStub } from '../inline-stub.mjs';
import { tagDiagnoses } from '../tag-diagnoses.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { PageElement } from '../../html/page-dom.mjs' */
/** @import { Page } from '../page.mjs' */

/** Remedies by the text before the first colon of a diagnostic. */
/** @type {readonly (readonly [place: RegExp, remedy: string])[]} */
const remedies = [
  [/ toggle /, 'Write the id of a panel into the toggle, or remove it.'],
  [/ toggle$/, 'Add a control with this attribute.'],
  [/ id$/, 'Give each element an id of its own.'],
  [/ link /, 'Correct the options of the link; the README of <media-box> lists them.'],
  [/ data-form-profile$/, 'Correct the profile in the page; the README of <rs-form> lists its keys.'],
  [/ JSON/, 'Correct the JSON; the README of the tag describes it.'],
  [/ content$/, 'Correct what is inside the tag, and write its end tag.'],
  [/ place$/, 'Move the tag, or remove it.'],
  [/ form$| field$/, 'Correct the markup of the form.'],
  [/ its input$/, 'Correct the input or the attribute for.'],
];
const usualRemedy = 'Correct the attribute; the README of the tag lists what it takes.';

/**
 * Returns the diagnostics that the console would report, as far as the markup shows them.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkTags({ document, tags, resolve }) {
  // The page's own `data-suite-checks="off"` is for its visitors.
  Object.assign(globalThis.document, { createDocumentFragment: () => document });
  const ids = models.findSharedIds(/** @type {any} */ (document));
  const { stub } = readStubTerms(document);
  document.defaultView = stub ? { rsConsent: stub } : {};
  const ofPage = [
    ...models.findToggleDiagnostics(/** @type {any} */ (document)),
    ...models.findLonePanels(/** @type {any} */ (document)),
  ];
  const ofTags = tags.flatMap((host) => {
    const shell = /** @type {any} */ (host);
    tagDiagnoses.get(host.localName)?.({ host: shell, document, resolve });
    return models.findHostDiagnostics(shell, ids);
  });
  const found = [...ofPage, ...ofTags, ...document.reported].map(({ element, error }) =>
    statementOf(/** @type {any} */ (element), error),
  );
  return [...new Map(found.map((one) => [`${one.at?.entry.index} ${one.found}`, one])).values()];
}

/**
 * @param {PageElement} at
 * @param {unknown} error
 * @returns {Statement}
 */
function statementOf(at, error) {
  const text = String(error instanceof Error ? error.message : error);
  const [found = '', ...expected] = text.split(', expected ');
  const [place = ''] = /^.*?(?=: )/s.exec(found) ?? [];
  const attribute = / (?:attribute )?([a-z-]+)$/.exec(place)?.[1] ?? '';
  return {
    ...{ at, attribute, code: /** @type {{ code?: string }} */ (error).code ?? '' },
    found: found.replace(/: found /, ': '),
    expected: expected.join(', expected ') || 'what the README of the tag describes',
    remedy: remedies.find(([pattern]) => pattern.test(place))?.[1] ?? usualRemedy,
  };
}

/**
 * Returns the terms at the inline stub, as its script defines them; none without a stub.
 * @param {Page['document']} document
 */
function readStubTerms(document) {
  const script = document.querySelectorAll('script:not([src])').find(isStub);
  if (!script) return {};
  const { revision = '0', days = '365' } = script.dataset;
  return { stub: { revision: Number(revision), days: Math.min(Number(days), 730) } };
}
