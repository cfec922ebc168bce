import { expect, fixture, html, oneEvent, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import { appears } from '../../../shared/appears.js';
import { until } from '../../../shared/until.js';
import { enhanced, touched } from '../page-driver.js';

type RsForm = HTMLElementTagNameMap['rs-form'];

const block = (name: string, id: number, control: string, error = '') =>
  `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label>
    <div class="formControls">${control}<span class="formValidation">
    <span id="component${id}" class="${error ? 'formError' : 'formNoError'}">${error}</span></span></div></div>`;

const input = (name: string, attributes = '') => `<input id="${name}" name="form[${name}]" ${attributes}>`;
const tied = (name: string, attributes = '') => input(name, `form="userForm" ${attributes}`);

interface Page {
  readonly element: RsForm;
  readonly root: ShadowRoot;
  find<Found extends HTMLElement = HTMLInputElement>(id: string): Found;
  type(id: string, text: string): void;
}

/** Opens a page whose form has controls outside of it: inside the tag beside the form, or outside of the tag. */
async function openPage(outside: string, inside = '', json: object = {}, place = 'page'): Promise<Page> {
  const text = JSON.stringify({ version: 1, formId: 1, ...json });
  const form = `<form method="post" id="userForm" action="/post" enctype="multipart/form-data">
    <input type="hidden" name="form[formId]" value="1">${inside}
    <button type="submit" name="form[Send]" id="Send">Send</button></form>`;
  const markup = `<rs-form><script type="application/json">${text}</script>${form}
    ${place === 'tag' ? outside : ''}</rs-form><aside>${place === 'tag' ? '' : outside}</aside>`;
  const page = await fixture<HTMLElement>(html`<div lang="en">${unsafeStatic(markup)}</div>`);
  // No press may leave the page of the tests.
  page.addEventListener('submit', (event) => event.preventDefault());
  const element = page.querySelector('rs-form') as RsForm;
  await enhanced(element);
  const find = <Found extends HTMLElement>(id: string) => page.querySelector(`[id="${id}"]`) as Found;
  return {
    element,
    root: element.shadowRoot as ShadowRoot,
    find,
    type(id, value) {
      const control = find<HTMLInputElement>(id);
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

const condition = {
  conditions: [
    {
      ...{ action: 'show', match: 'all', scope: 'block', targets: ['Why'] },
      when: [{ field: 'Kind', operator: 'is', value: 'other' }],
    },
  ],
};
const isShown = ({ find }: Page, id: string) => find(id).checkVisibility();
const kinds = `<select form="userForm" id="Kind" name="form[Kind][]"><option>a</option><option>other</option></select>`;

describe('a control outside of the form that names it by `form`', () => {
  for (const place of ['page', 'tag']) {
    it(`a control outside of the form decides on conditions where it is elsewhere in the ${place}`, async () => {
      const page = await openPage(block('Kind', 1, kinds), block('Why', 2, input('Why')), condition, place);
      expect(isShown(page, 'Why')).to.equal(false);
      page.type('Kind', 'other');
      expect(isShown(page, 'Why')).to.equal(true);
      page.type('Kind', 'a');
      expect(isShown(page, 'Why')).to.equal(false);
    });
  }

  it('a control outside of the form decides on conditions where it is a radio button', async () => {
    const radio = (value: string) =>
      `<input type="radio" form="userForm" name="form[Kind]" value="${value}" id="Kind-${value}">`;
    const radios = block('Kind', 1, radio('a') + radio('other'));
    const page = await openPage(radios, block('Why', 2, input('Why')), condition);
    page.find('Kind-other').click();
    expect(isShown(page, 'Why')).to.equal(true);
  });

  it('a control outside of the form is hidden and emptied by a condition', async () => {
    const page = await openPage(block('Why', 2, tied('Why')), block('Kind', 1, kinds), condition);
    expect(isShown(page, 'Why')).to.equal(false);
    page.type('Kind', 'other');
    page.type('Why', 'So');
    page.type('Kind', 'a');
    expect({ isShown: isShown(page, 'Why'), value: page.find('Why').value }).to.deep.equal({
      isShown: false,
      value: '',
    });
  });

  it('a control outside of the form counts in a total, and may be one', async () => {
    const calculations = [
      { target: 'Total', expression: '{Qty:value} * 50' },
      { target: 'Twice', expression: '{Qty:value} * 100' },
    ];
    const inside = block('Total', 1, input('Total', 'readonly'));
    const outside =
      block('Qty', 2, tied('Qty', 'type="number" value="1"')) + block('Twice', 3, tied('Twice'));
    const page = await openPage(outside, inside, { calculations });
    await touched(page.element);
    page.type('Qty', '3');
    expect(page.find('Total').value).to.equal('150.00');
    expect(page.find('Twice').value).to.equal('300.00');
    page.element.reset();
    // The form is read after the browser has reset the controls.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(page.find('Total').value).to.equal('50.00');
  });

  it('a control outside of the form is checked, marked in its own block and listed, and its link leads to it', async () => {
    const page = await openPage(block('Name', 4, tied('Name', 'required')));
    await touched(page.element);
    page.find('Send').click();
    const link = (await appears(page.root, '[part="error-link"]')) as HTMLElement;
    expect(link.textContent).to.equal('Name: This field is required.');
    expect(page.find('component4').textContent).to.equal('This field is required.');
    expect(page.find('Name').getAttribute('aria-invalid')).to.equal('true');
    link.click();
    expect(document.activeElement).to.equal(page.find('Name'));
    page.type('Name', 'Ana');
    expect(page.find('Name').hasAttribute('aria-invalid')).to.equal(false);
  });

  it('a control outside of the form gets the form’s own words at the first press of all', async () => {
    const page = await openPage(block('Name', 4, tied('Name', 'required')));
    const refused: Event[] = [];
    page.find('Name').addEventListener('invalid', (event) => refused.push(event));
    page.find('Send').click();
    expect(page.find('component4').textContent).to.equal('This field is required.');
    expect(refused).to.deep.equal([]);
    await appears(page.root, '[part="error-link"]', 'Name: ');
  });

  it('a control outside of the form is listed with what the server says of it', async () => {
    const outside = block('Name', 4, tied('Name'), 'Who are you?') + block('City', 5, tied('City'), 'Where?');
    const page = await openPage(outside);
    const link = (await appears(page.root, '[part="error-link"]')) as HTMLElement;
    expect(link.textContent).to.equal('Name: Who are you?');
    link.click();
    expect(document.activeElement).to.equal(page.find('Name'));
  });

  it('a control outside of the form has the focus where it is all that the server refuses', async () => {
    const page = await openPage(block('Name', 4, tied('Name'), 'Who are you?'));
    await until(() => document.activeElement === page.find('Name'), 'focused');
  });

  it('a control outside of the form starts the form when it is the first that a visitor touches', async () => {
    const page = await openPage(block('Name', 4, tied('Name')));
    const started = oneEvent(page.element, 'rs-form-started');
    page.find('Name').focus();
    page.find('Name').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect((await started).detail).to.deep.equal({ formId: 1 });
  });

  it('a control outside of the form is kept in the draft', async () => {
    const page = await openPage(block('Name', 4, tied('Name')));
    await touched(page.element);
    page.type('Name', 'Ana');
    await appears(page.root, '[part="draft"]');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values({ ...sessionStorage }).join()).to.contain('["form[Name] 0",["Ana"]');
  });

  it('a control outside of the form has its counter', async () => {
    const counted = tied('Name', 'maxlength="10"') + '<p id="rsfp-counter-4"></p>';
    const page = await openPage(block('Name', 4, counted));
    await appears(page.find('component4').closest('aside') as HTMLElement, '#rsfp-counter-4', '0/10');
    page.type('Name', 'Ana');
    expect(page.find('rsfp-counter-4').textContent).to.equal('3/10');
  });

  it('a control outside of the form has its list of files, and the checks of them', async () => {
    const file = tied('CV', 'type="file" data-rsfp-required="true"');
    const page = await openPage(block('CV', 5, file));
    await appears(page.find('CV').parentElement as HTMLElement, 'rs-uploads');
    await touched(page.element);
    page.find('Send').click();
    await appears(page.root, '[part="error-link"]', 'CV: ');
  });

  it('a control of another form changes nothing', async () => {
    const other = `<form id="other"></form>${block('Kind', 1, kinds.replace('userForm', 'other'))}`;
    const page = await openPage(
      other,
      block('Kind', 7, input('Kind')) + block('Why', 2, input('Why')),
      condition,
    );
    const select = page.find('Kind').closest('div[lang]')?.querySelector('select') as HTMLSelectElement;
    select.value = 'other';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(isShown(page, 'Why')).to.equal(false);
  });

  it('a control outside of the form sends the form where it is a button, with its name and value', async () => {
    const button = '<button form="userForm" id="Other" name="form[Send]" value="other">Send</button>';
    const page = await openPage(button);
    await touched(page.element);
    const posted = new Promise<FormData>((resolve) => {
      // A press that is held is followed by a second submit.
      page.element.addEventListener('submit', (event) => {
        event.preventDefault();
        resolve(new FormData(event.target as HTMLFormElement, event.submitter));
      });
    });
    page.find('Other').click();
    expect((await posted).get('form[Send]')).to.equal('other');
  });
});

describe('the next visitor of a tab', () => {
  it('the next visitor of a tab comes after one whose last words are not kept yet', async () => {
    const page = await openPage(block('Name', 4, tied('Name')));
    await touched(page.element);
    page.type('Name', 'Ana');
    await appears(page.root, '[part="draft"]');
    page.type('Name', 'Eva');
    expect(Object.values({ ...sessionStorage }).join()).to.not.contain('Eva');
  });

  it('the next visitor of a tab finds none of them', async () => {
    const page = await openPage(block('Name', 4, tied('Name')));
    expect({ ...sessionStorage }).to.deep.equal({});
    expect(page.find('Name').value).to.equal('');
  });
});
