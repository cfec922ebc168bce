/** Pages of the bench: their content, candidates and measures. */
import { consentCandidates, formCandidates, viewerCandidates, type Candidate } from './candidates.js';
import { measureConsent, measureForm, measureViewer, type Measure } from './measures.js';
import { planContactForm, planLargeForm } from './pages/form-plan.js';
import { articleHtml } from './pages/consent-html.js';
import { formHtml } from './pages/form-html.js';
import { galleryHtml } from './pages/gallery-html.js';
import type { Column } from './summary.js';

interface Settings {
  /** Fields of the presses, and the total at the start. */
  readonly number?: string;
  readonly choice?: string;
  readonly target?: string;
  readonly total?: number;
  /** Set if the form is sent with empty fields at the end. */
  readonly sends?: boolean;
}

/** A phone, or this machine without any delay. */
type Speed = 'phone' | 'full';

export interface BenchPage {
  /** Name on the command line and in the documentation. */
  readonly name: string;
  readonly group: 'forms' | 'viewer' | 'consent';
  readonly title: string;
  readonly speed: Speed;
  readonly columns: readonly Column[];
  /** The page without any candidate. */
  readonly plain: string;
  candidates(): readonly Candidate[];
  readonly driver: string;
  /** Input of the driver beside the selectors. */
  readonly settings: Settings;
  readonly measure: Measure;
  readonly runs: number;
}

const column = (figure: string, title: string): Column => ({ figure, title });
const fetched = [
  column('start', 'kB until ready'),
  column('used', 'kB after use'),
  column('requests', 'requests'),
];
const held = [column('listeners', 'listeners'), column('heap', 'heap, MB')];

const contactForm = planContactForm();

const contact: BenchPage = {
  name: 'contact',
  group: 'forms',
  title: 'Contact form of ten fields',
  speed: 'phone',
  columns: [
    ...fetched,
    column('ready', 'ready, ms'),
    column('number', 'key to total, ms'),
    column('choice', 'choice to field, ms'),
    column('errors', 'send to error, ms'),
    ...held,
  ],
  plain: formHtml(contactForm),
  candidates: () => formCandidates(contactForm, false),
  driver: 'form',
  settings: { number: 'Adults', choice: 'ByEmail', target: 'Email', total: 2, sends: true },
  measure: measureForm,
  runs: 7,
};

function largeForm(size: number): BenchPage {
  const plan = planLargeForm(size);
  return {
    name: `form-${size}`,
    group: 'forms',
    title: `Form of ${size.toLocaleString('en')} fields: a chain of conditions, and a sum of half of them`,
    speed: 'full',
    columns: [
      column('start', 'kB until ready'),
      column('used', 'kB at rest'),
      column('requests', 'requests'),
      column('ready', 'ready, ms'),
      column('number', 'key to total, ms'),
      column('choice', 'choice to field, ms'),
      ...held,
    ],
    plain: formHtml(plan),
    candidates: () => formCandidates(plan, true),
    driver: 'form',
    settings: { number: 'n0', choice: 's0', target: 's1', total: size / 2 },
    measure: measureForm,
    runs: 5,
  };
}

function gallery(count: number, speed: Speed): BenchPage {
  return {
    name: `gallery-${count}`,
    group: 'viewer',
    title: `Gallery of ${count} links`,
    speed,
    columns: [
      column('start', 'kB before use'),
      column('used', 'kB after use'),
      column('requests', 'requests'),
      column('ready', 'takes clicks, ms'),
      column('shown', 'first open, ms'),
      column('complete', 'its controls, ms'),
      column('again', 'open again, ms'),
      column('next', 'next, ms'),
      ...held,
    ],
    plain: galleryHtml(count),
    candidates: () => viewerCandidates(count),
    driver: 'viewer',
    settings: {},
    measure: measureViewer,
    runs: 5,
  };
}

const consent: BenchPage = {
  name: 'consent',
  group: 'consent',
  title: 'Consent banner, first visit',
  speed: 'phone',
  columns: [
    column('start', 'kB until shown'),
    column('used', 'kB with settings'),
    column('requests', 'requests'),
    column('ready', 'first layer, ms'),
    column('opened', 'settings, ms'),
    ...held,
  ],
  plain: articleHtml(),
  candidates: consentCandidates,
  driver: 'consent',
  settings: {},
  measure: measureConsent,
  runs: 7,
};

export const pages: readonly BenchPage[] = [
  ...[contact, largeForm(1000), largeForm(3000)],
  ...[gallery(10, 'phone'), gallery(500, 'full')],
  consent,
];
