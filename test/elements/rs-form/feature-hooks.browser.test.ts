import { expect } from '@open-wc/testing';
import type { FeatureEntry } from '../../../elements/rs-form/form/feature-entry.js';
import type { FormFeature } from '../../../elements/rs-form/form/rs-form.session.js';
import { features } from '../../../elements/rs-form/rs-form.features.js';
import { until } from '../../shared/until.js';
import { drivePages, openPagedForm, pagedTag, type PagedPage } from './paging/paged-form.js';
import { openFormPage } from './page-driver.js';
import { server } from './server-check/ask-play-server.js';

/** Hooks of a feature that the form calls; a new hook does not compile without a line in both tables. */
type Hooks = Required<
  Omit<FormFeature, 'botGuard' | 'paging' | 'attempts' | 'masks' | 'keepDraft' | 'addRowsFor'>
>;

const called: string[] = [];

function record<Result>(hook: keyof Hooks, result: Result): () => Result {
  return () => {
    called.push(hook);
    return result;
  };
}

const feature: Hooks = {
  touched: record('touched', undefined),
  fieldHidden: record('fieldHidden', undefined),
  fieldsShown: record('fieldsShown', undefined),
  fieldChanged: record('fieldChanged', undefined),
  formRead: record('formRead', undefined),
  formReset: record('formReset', undefined),
  pageTurned: record('pageTurned', undefined),
  pageReturned: record('pageReturned', undefined),
  findErrors: record('findErrors', []),
  addToCheck: record('addToCheck', undefined),
  beforeSend: record('beforeSend', undefined),
  postRefused: record('postRefused', undefined),
  stop: record('stop', undefined),
};

/** Action of a visitor, the browser or the server, by the hook that is called for it. */
const acts: Readonly<Record<keyof Hooks, readonly [title: string, act: (page: PagedPage) => unknown]>> = {
  touched: ['when a visitor first touches the form', open],
  fieldHidden: ['when a condition hides a field', (page) => page.type('Nombre', 'Ana')],
  fieldsShown: [
    'when a condition shows a field',
    (page) => ['Ana', 'Eva'].map((name) => page.type('Nombre', name)),
  ],
  fieldChanged: ['when a visitor types', (page) => page.type('Nombre', 'Ana')],
  formRead: ['when the visitor tries to send the form', press],
  formReset: ['when the form is reset', ({ element }) => element.reset()],
  pageTurned: ['when another page of the form is shown', ({ element }) => element.goToPage(1)],
  pageReturned: [
    'when the browser shows the document again',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  findErrors: ['when the form is checked', ({ element }) => element.requestValidation()],
  addToCheck: ['when the server is asked to check', ({ element }) => element.requestValidation()],
  beforeSend: ['before the form is sent', press],
  postRefused: ['when the server sends the form back', press],
  stop: ['when the element leaves the document', ({ element }) => element.remove()],
};

/** A server that finds no error first, and returns the form when it is posted. */
const refusal = `<form><input type="hidden" name="form[formId]" value="1"><input name="form[Nombre]">
  <span id="component101" class="formError">No.</span></form>`;

const condition = {
  ...{ action: 'hide', match: 'any', scope: 'block', targets: ['Consulta'] },
  when: [{ field: 'Nombre', operator: 'is', value: 'Ana' }],
};

async function open(): Promise<PagedPage> {
  const address = (query: Readonly<Record<string, string>>) => server(query).replaceAll('&', '&amp;');
  const attributes = `submit="fetch" validation="browser server" validate-url="${address({})}"`;
  const post = address({ type: 'text/html', answer: refusal });
  const tag = pagedTag({ attributes, json: { conditions: [condition] } });
  return drivePages(await openFormPage(tag.replace('/contacto', post)));
}

async function press({ element, find }: PagedPage): Promise<void> {
  await element.goToPage(2);
  find('Enviar').click();
}

describe('<rs-form> feature hooks', () => {
  const entry: FeatureEntry = { start: () => feature, isForSending: true };
  const list = features as FeatureEntry[];

  before(() => list.push(entry));
  after(() => list.splice(list.indexOf(entry), 1));

  for (const [hook, [title, act]] of Object.entries(acts))
    it(`a feature in the list of features of <rs-form> has its hook ${hook} called ${title}`, async () => {
      const page = await open();
      called.length = 0;
      act(page);
      await until(() => called.includes(hook));
    });

  it('a feature in the list of features of <rs-form> stops no other by an error', async () => {
    const broken: FormFeature = {
      fieldChanged() {
        throw new Error('broken');
      },
      stop: () => undefined,
    };
    const first: FeatureEntry = { start: () => broken, isForSending: true };
    list.unshift(first);
    try {
      const page = await openPagedForm();
      const reports: unknown[] = [];
      Object.defineProperty(page.element, 'report', { value: (error: unknown) => reports.push(error) });
      called.length = 0;
      page.type('Nombre', 'Ana');
      expect(called).to.include('fieldChanged');
      expect(reports.map(String)).to.include('Error: broken');
    } finally {
      list.splice(list.indexOf(first), 1);
    }
  });
});
