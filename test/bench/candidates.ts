/** Candidates of each page: the content of the page's head and body beside the HTML that all of them have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleHtml, categories } from './pages/consent-html.js';
import { formHtml } from './pages/form-html.js';
import { suiteDefinition, surveyDefinition, type FormPlan } from './pages/form-plan.js';
import { galleryHtml } from './pages/gallery-html.js';
import { bundleLines } from './suite-bundles.js';

/** Selectors by which the drivers find the parts of a candidate. */
export interface Selectors {
  /** Tag in whose shadow root the other selectors are. */
  readonly root?: string;
  readonly [part: string]: string | undefined;
}

export interface Candidate {
  readonly name: string;
  /** Scripts in `candidates/`, without their extension; the suite has its own. */
  readonly script?: string;
  readonly head?: string;
  readonly body: string;
  readonly selectors?: Selectors;
  /** Difference to the other candidates, for the reader of the table. */
  readonly note?: string;
}

const dist = join(import.meta.dirname, '..', '..', 'dist');
const read = (...path: readonly string[]) => readFileSync(join(dist, ...path), 'utf8');

/** Returns the suite, with React and as the compact build. */
function suites(tag: string, candidate: Omit<Candidate, 'name'>): readonly Candidate[] {
  return [false, true].map((isCompact) => ({
    ...candidate,
    name: isCompact ? 'rs-suite, compact' : 'rs-suite',
    head: `${candidate.head ?? ''}${bundleLines(tag, isCompact)}`,
  }));
}

const jsonScript = (data: unknown, id = '') =>
  `<script type="application/json"${id && ` id="${id}"`}>${JSON.stringify(data)}</script>`;

/** Returns the candidates of a form. The form is in each page but that of SurveyJS. */
export function formCandidates(plan: FormPlan, isLarge: boolean): readonly Candidate[] {
  const form = formHtml(plan);
  const rules = jsonScript(plan, 'rules');
  const suite = suites('rs-form', { body: `<rs-form>${jsonScript(suiteDefinition(plan))}${form}</rs-form>` });
  return [
    { name: 'hand-written', script: 'hand-written-form', body: `${form}${rules}` },
    // Nothing that is measured in a large form needs React.
    ...(isLarge ? suite.slice(0, 1) : suite),
    { name: 'React Hook Form', script: 'react-hook-form', body: `<div id="app">${form}</div>${rules}` },
    {
      name: 'SurveyJS',
      script: 'surveyjs',
      body: `<div id="app"></div>${jsonScript(surveyDefinition(plan), 'rules')}`,
      note: isLarge
        ? 'SurveyJS renders the form itself, each field when it comes into view, as its documentation advises for long forms. The others have all fields in the page.'
        : 'SurveyJS renders the form itself. The others enhance the form of the server, which works without scripts.',
    },
  ];
}

/** Returns the viewers of a gallery. */
export function viewerCandidates(count: number): readonly Candidate[] {
  const gallery = galleryHtml(count);
  return [
    {
      name: 'hand-written',
      script: 'hand-written-viewer',
      body: gallery,
      selectors: { picture: '.viewer img', next: '.viewer .next', close: '.viewer .close' },
      note: 'The hand-written viewer has no animation, zoom, swipe or preload.',
    },
    ...suites('media-box', {
      body: `<media-box>${gallery}</media-box>`,
      selectors: {
        root: 'media-box',
        picture: 'dialog[open] :is(.picture, [part=content] > img)',
        next: '[part=next]',
        close: '[part=close]',
      },
    }),
    {
      name: 'PhotoSwipe',
      script: 'photoswipe',
      body: gallery,
      selectors: {
        picture: '.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)',
        next: '.pswp__button--arrow--next',
        close: '.pswp__button--close',
      },
      note: 'PhotoSwipe and GLightbox animate the opening. Until its animation ends, PhotoSwipe shows the enlarged thumbnail, which does not count here. It shows no title.',
    },
    {
      name: 'GLightbox',
      script: 'glightbox',
      body: gallery,
      selectors: { picture: '.gslide.current img', next: '.gnext', close: '.gclose' },
    },
  ];
}

/** Returns the consent banners. */
export function consentCandidates(): readonly Candidate[] {
  const article = articleHtml();
  const stub = existsSync(join(dist, 'consent-stub.js'))
    ? `<script>${read('consent-stub.js')}</script><link rel="stylesheet" href="/suite/themes/cookie-consent/first-paint.css">`
    : '';
  return [
    {
      name: 'hand-written',
      script: 'hand-written-consent',
      body: article,
      selectors: { banner: '.banner', settings: '.banner button:last-of-type', panel: '.settings[open]' },
      note: 'The hand-written banner only writes its cookie: it starts no scripts, deletes no cookies and has no way back to the settings.',
    },
    ...suites('cookie-consent', {
      head: stub,
      body: `<cookie-consent policy-href="/legal" privacy-href="/privacy">${jsonScript({ categories })}</cookie-consent>${article}`,
      selectors: {
        root: 'cookie-consent',
        banner: '[part~=banner]',
        settings: '[part~=banner-settings]',
        panel: '[part~=dialog][open]',
      },
    }),
    {
      name: 'vanilla-cookieconsent',
      script: 'cookieconsent',
      body: article,
      selectors: { banner: '#cc-main .cm', settings: '#cc-main .cm [data-role=show]', panel: '#cc-main .pm' },
    },
  ];
}
