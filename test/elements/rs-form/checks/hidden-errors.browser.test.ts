import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/offcanvas-panel/define.js';
import '../../../../elements/rs-form/define.js';
import '../../../../elements/tab-set/define.js';
import { appears } from '../../../shared/appears.js';
import { enhanced, touched } from '../page-driver.js';
import { until } from '../../../shared/until.js';

type RsForm = HTMLElementTagNameMap['rs-form'];

const field = (name: string, error: string) =>
  `<div class="rsform-block rsform-block-${name}"><label for="${name}">${name}</label><div class="formControls">
    <input id="${name}" name="form[${name}]" ${error ? 'aria-invalid="true" class="rsform-error"' : 'required'}>
    <span class="formValidation"><span id="component${name}" class="${error ? 'formError' : 'formNoError'}">${error}</span>
    </span></div></div>`.replace('componentB', 'component2');

/** Markup around a field that hides it. The page's own scripts are simulated below. */
const hiders: readonly (readonly [name: string, around: (inside: string) => string])[] = [
  ['a <tab-set>', (b) => `<tab-set><h2>One</h2><p>1</p><h2>Two</h2><div>${b}</div></tab-set>`],
  [
    'a <tab-set> in a <tab-set>',
    (b) => `<tab-set><h2>One</h2><p>1</p><h2>Two</h2><div><tab-set><h3>Deep</h3><p>2</p><h3>Deeper</h3>
      <div>${b}</div></tab-set></div></tab-set>`,
  ],
  ['<details>', (b) => `<details><summary>More</summary>${b}</details>`],
  ['`hidden="until-found"`', (b) => `<div hidden="until-found">${b}</div>`],
  ['an <offcanvas-panel>', (b) => `<offcanvas-panel id="side">${b}</offcanvas-panel>`],
  [
    'a page of the form',
    (b) => `<div id="rsform_1_page_0"><p>1</p>
      <button type="button" onclick="rsfp_changePage(1, 1, 2, true)">Next</button></div>
      <div id="rsform_1_page_1">${b}<button type="button" onclick="rsfp_changePage(1, 0, 2)">Back</button></div>`,
  ],
  [
    'a tab of Bootstrap',
    (
      b,
    ) => `<ul class="nav"><li><button type="button" data-bs-toggle="tab" data-bs-target="#one">One</button></li>
      <li><button type="button" data-bs-toggle="tab" data-bs-target="#two">Two</button></li></ul>
      <div><div class="tab-pane fade active" id="one">1</div><div class="tab-pane fade" id="two">${b}</div></div>`,
  ],
  [
    'a tab of Bootstrap 3, a link',
    (b) => `<ul class="nav"><li><a data-toggle="tab" href="#one">One</a></li>
      <li><a data-toggle="tab" href="#two">Two</a></li></ul>
      <div><div class="tab-pane active" id="one">1</div><div class="tab-pane" id="two">${b}</div></div>`,
  ],
  [
    'a collapsed part of Bootstrap',
    (
      b,
    ) => `<button type="button" data-bs-toggle="collapse" data-bs-target="#two" aria-expanded="false">More</button>
      <div class="tab-pane" id="two">${b}</div>`,
  ],
  [
    'tabs by their roles',
    (b) => `<div role="tablist"><span role="tab" id="t1" aria-selected="true" tabindex="0">One</span>
      <span role="tab" id="t2" aria-selected="false" tabindex="-1">Two</span></div>
      <div role="tabpanel" class="tab-pane active" aria-labelledby="t1">1</div>
      <div role="tabpanel" class="tab-pane" aria-labelledby="t2">${b}</div>`,
  ],
  [
    'a switcher of UIkit behind its tabs',
    (b) => `<ul uk-tab><li class="uk-active"><a href="#">One</a></li><li><a href="#">Two</a></li></ul>
      <ul class="uk-switcher"><li class="tab-pane active">1</li><li class="tab-pane">${b}</li></ul>`,
  ],
  [
    'a switcher of UIkit elsewhere',
    (b) => `<ul uk-switcher="connect: #panels"><li class="uk-active"><a href="#">One</a></li>
      <li><a href="#">Two</a></li></ul><p>Between</p>
      <ul class="uk-switcher" id="panels"><li class="tab-pane active">1</li><li class="tab-pane">${b}</li></ul>`,
  ],
];

/** Simulates a script of the page: a press on a trigger hides the shown pane, and shows the other one a frame later. */
function playPageScript(event: MouseEvent): void {
  const trigger = (event.target as Element).closest<HTMLElement>(
    '[data-bs-toggle],[data-toggle],[role=tab],li',
  );
  const place = document.querySelector('#hidden-errors');
  if (!trigger || !place?.contains(trigger)) return;
  event.preventDefault();
  const panes = [...place.querySelectorAll('.tab-pane')];
  for (const pane of panes) pane.classList.remove('active');
  requestAnimationFrame(() => panes.at(-1)?.classList.add('active'));
}

async function openPage(around: (inside: string) => string, attributes = '', error = ''): Promise<RsForm> {
  const text = JSON.stringify({ version: 1, formId: 1 });
  const place = await fixture<HTMLElement>(
    html`<div id="hidden-errors" lang="en">
      <style>
        .tab-pane:not(.active) {
          display: none;
        }
      </style>
      ${unsafeStatic(`<rs-form without-draft ${attributes}><script type="application/json">${text}</script>
      <form method="post" action="/post">${around(field('B', error))}<input type="hidden" name="form[formId]" value="1">
      <button type="submit" name="form[Send]" id="Send">Send</button></form></rs-form>`)}
    </div>`,
  );
  const element = place.querySelector('rs-form') as RsForm;
  for (const part of place.querySelectorAll<RsForm>('rs-form, tab-set, offcanvas-panel'))
    await enhanced(part);
  return element;
}

const input = () => document.querySelector('#B') as HTMLInputElement;
const isReached = () => document.activeElement === input() && input().checkVisibility();

describe('<rs-form> hidden errors', () => {
  // A page's script may add its listener before the form does, so that it runs first.
  beforeEach(() => document.addEventListener('click', playPageScript));
  afterEach(() => document.removeEventListener('click', playPageScript));

  for (const [name, around] of hiders) {
    it(`a field with an error that is hidden in ${name} is shown by its link in the list of errors`, async () => {
      const form = await openPage(around);
      await touched(form);
      expect(input().checkVisibility()).to.equal(false);
      form.querySelector<HTMLElement>('#Send')?.click();
      const link = await appears(form.shadowRoot as ShadowRoot, '[part="error-link"]');
      (link as HTMLElement).click();
      await until(isReached);
    });

    it(`a field with an error that is hidden in ${name} is shown where it gets the focus after the press`, async () => {
      const form = await openPage(around, 'focus-on-error="field"');
      await touched(form);
      form.querySelector<HTMLElement>('#Send')?.click();
      await until(isReached);
    });

    it(`a field with an error that is hidden in ${name} is shown when the server has sent the form back`, async () => {
      await openPage(around, '', 'Fill in B.');
      await until(isReached);
    });
  }

  it('a field with an error that a late script opens is shown then', async () => {
    const [, around] = hiders.find(([name]) => name === 'a tab of Bootstrap') as (typeof hiders)[number];
    document.removeEventListener('click', playPageScript);
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState') as PropertyDescriptor;
    Object.defineProperty(Document.prototype, 'readyState', { ...own, get: () => 'interactive' });
    let presses = 0;
    const count = () => (presses += 1);
    document.addEventListener('click', count);
    await openPage(around, '', 'Fill in B.');
    await until(() => presses > 0);
    document.removeEventListener('click', count);
    expect(input().checkVisibility()).to.equal(false);
    document.addEventListener('click', playPageScript);
    Object.defineProperty(Document.prototype, 'readyState', own);
    window.dispatchEvent(new Event('load'));
    await until(() => input().checkVisibility());
  });

  it('an opener that is too late leaves the focus where the visitor has put it meanwhile', async () => {
    const [, around] = hiders.find(([name]) => name === 'a tab of Bootstrap') as (typeof hiders)[number];
    const form = await openPage(around);
    await touched(form);
    form.querySelector<HTMLElement>('#Send')?.click();
    const link = (await appears(form.shadowRoot as ShadowRoot, '[part="error-link"]')) as HTMLElement;
    link.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    link.focus();
    await until(() => input().checkVisibility());
    expect(form.shadowRoot?.activeElement).to.equal(link);
  });

  for (const [name, trigger] of [
    ['a link to another page', '<a href="/elsewhere" role="tab" aria-controls="two">Two</a>'],
    ['a button that sends', '<button role="tab" aria-controls="two">Two</button>'],
  ] as const) {
    it(`a field with an error that ${name} may open stays hidden, and the list gets the focus`, async () => {
      const around = (b: string) => `${trigger}<div class="tab-pane" id="two">${b}</div>`;
      const form = await openPage(around, 'focus-on-error="field"');
      await touched(form);
      const presses: EventTarget[] = [];
      document
        .querySelector('#hidden-errors')
        ?.addEventListener('click', ({ target }) => target && presses.push(target));
      form.querySelector<HTMLElement>('#Send')?.click();
      await appears(form.shadowRoot as ShadowRoot, '[part="error-link"]');
      expect(presses).to.deep.equal([form.querySelector('#Send')]);
      expect(input().checkVisibility()).to.equal(false);
    });
  }
});
