import { expect, nextFrame } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { morph } from '../../shared/morph.js';
import { errorsDuring } from '../../shared/record-console.js';
import { until } from '../../shared/until.js';
import { openFormPage, type FormPage } from './page-driver.js';
import { drivePages, openPagedForm, pagedTag } from './paging/paged-form.js';

const when = [{ field: 'Kind', operator: 'is', value: 'other' }];
const json = {
  version: 1,
  formId: 1,
  conditions: [
    { action: 'show', match: 'all', scope: 'block', targets: ['Why'], when },
    { action: 'show', match: 'all', scope: 'field', targets: ['Since'], when },
  ],
};

/** Returns a block of the server with a field. */
function block(name: string, number: number, control: string): string {
  return `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label>
    <div class="formControls">${control}<span class="formValidation"><span id="component${number}" class="formNoError">Fill in ${name}.</span></span></div></div>`;
}

const kind = `<select id="Kind" name="form[Kind]"><option value="">-</option><option value="other">other</option></select>`;

/** Form as the server writes it. */
const server = `<form method="post" id="userForm" action="/post">
  ${block('Name', 10, '<input type="text" id="Name" name="form[Name]" required>')}
  ${block('Kind', 11, kind)}
  ${block('Why', 12, '<input type="text" id="Why" name="form[Why]" required>')}
  ${block('Since', 13, '<input type="text" id="Since" name="form[Since]">')}
  <button type="submit" name="form[Send]" id="Send">Send</button>
  <input type="hidden" name="form[formId]" value="1"></form>`;

const tagContent = `<script type="application/json">${JSON.stringify(json)}</script>${server}`;

/** Opens the form, and writes the server's content into its tag again. */
async function openMorphed(prepare: (page: FormPage) => unknown = () => undefined): Promise<FormPage> {
  const page = await openFormPage(`<rs-form without-draft>${tagContent}</rs-form>`);
  await prepare(page);
  morph(page.element, tagContent);
  await nextFrame();
  return page;
}

/** Returns which fields a visitor sees, with their labels. */
function seen({ element }: FormPage): string[] {
  const parts = [...element.querySelectorAll<HTMLElement>('label, input:not([type="hidden"]), select')];
  return parts.filter(({ offsetWidth }) => offsetWidth > 0).map((part) => part.id || `${part.innerText}:`);
}

function choose(page: FormPage, value: string): void {
  const select = page.element.querySelector('#Kind') as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('<rs-form> morph', () => {
  it('a form whose content a morph writes again hides within a frame the block and the field that a condition hides', async () => {
    const page = await openMorphed();
    expect(seen(page)).to.deep.equal(['Name:', 'Name', 'Kind:', 'Kind']);
  });

  it('a form whose content a morph writes again shows what the visitor has made it show', async () => {
    const page = await openMorphed((opened) => choose(opened, 'other'));
    expect(seen(page)).to.deep.equal(['Name:', 'Name', 'Kind:', 'Kind', 'Why:', 'Why', 'Since:', 'Since']);
  });

  it('a form whose content a morph writes again follows its conditions after the morph', async () => {
    const page = await openMorphed((opened) => choose(opened, 'other'));
    choose(page, '');
    expect(seen(page)).to.deep.equal(['Name:', 'Name', 'Kind:', 'Kind']);
    choose(page, 'other');
    expect(seen(page)).to.include.members(['Why', 'Since']);
  });

  it('a form whose content a morph writes again keeps the marks of a field that a check refused', async () => {
    const page = await openMorphed(({ press }) => press());
    const name = page.element.querySelector('#Name') as HTMLElement;
    const error = page.element.querySelector('#component10') as HTMLElement;
    expect({
      invalid: name.getAttribute('aria-invalid'),
      describedBy: name.getAttribute('aria-describedby'),
      error: error.className,
    }).to.deep.equal({ invalid: 'true', describedBy: 'component10', error: 'formError' });
  });

  it('a form whose content a morph writes again loses the marks when the visitor fills in the field, and they stay away', async () => {
    const page = await openMorphed(({ press }) => press());
    const name = page.type('Name', 'Ana');
    name.blur();
    await page.press();
    await nextFrame();
    expect(name.getAttribute('aria-invalid')).to.equal(null);
  });

  it('a form whose content a morph writes again stays on the page that the visitor has turned to', async () => {
    const page = await openPagedForm();
    await page.turn('Salto1Next');
    const parsed = document.createElement('template');
    parsed.innerHTML = pagedTag();
    morph(page.element, parsed.content.querySelector('rs-form')?.innerHTML ?? '');
    await nextFrame();
    expect(drivePages(page).shown()).to.deep.equal([1]);
  });

  it('a form whose content a morph writes again has its counters, hints and sliders again, in their places', async () => {
    const boxes = ['a', 'b', 'c'].map(
      (value) => `<input type="checkbox" name="form[Box][]" value="${value}">`,
    );
    const fields = [
      { name: 'Box', type: 'checkbox-group', maxSelections: 2 },
      { name: 'Text', countUnit: 'characters' },
      { name: 'Budget', type: 'range-slider', min: 0, max: 9 },
    ];
    const content = `<script type="application/json">${JSON.stringify({ version: 1, formId: 1, pages: [{ fields }] })}</script>
      <form method="post" action="/post">${block('Text', 1, '<textarea name="form[Text]" maxlength="9"></textarea>')}
      ${block('Box', 2, `<div role="group">${boxes.join('')}</div>`)}
      ${block('Level', 3, '<input type="range" name="form[Level]">')}
      ${block('Budget', 4, '<input type="text" name="form[Budget]" class="rsform-range-slider">')}
      <input type="hidden" name="form[formId]" value="1"><button>Send</button></form>`;
    const page = await openFormPage(`<rs-form without-draft>${content}</rs-form>`);
    const own = ['[id^="rsfp-counter"]', '.rs-form-limit', 'output', 'rs-range'];
    for (const selector of own) await appears(page.element, selector);
    const parts = own.map((selector) => page.element.querySelector(selector));
    const lost = () => own.filter((_selector, index) => !parts[index]?.isConnected);
    const slider = parts[3] as HTMLElementTagNameMap['rs-range'];
    await until(() => slider.hasCore, 'a slider');
    const places = () => parts.map((part) => part?.previousElementSibling);
    const before = places();
    morph(page.element, content);
    await nextFrame();
    expect(lost()).to.deep.equal([]);
    expect(places().every((place, index) => place === before[index])).to.equal(true);
    expect(slider.hasCore).to.equal(true);

    page.element.replaceWith(page.form);
    await new Promise((resolve) => setTimeout(resolve));
    expect(own.filter((selector) => page.form.querySelector(selector))).to.deep.equal([]);
    page.form.remove();
  });

  it("a form whose content a morph writes again is the server's again if the tag is removed after the morph", async () => {
    const { element } = await openMorphed();
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    const wanted = document.createElement('template');
    wanted.innerHTML = tagContent;
    expect(element.innerHTML).to.equal(wanted.innerHTML);
  });

  it('a form whose content a morph writes again names once a script that reverts each repair, and ends the repairs', async () => {
    const page = await openMorphed();
    const why = page.element.querySelector('.rsform-block-why') as HTMLElement;
    const errors = await errorsDuring(async () => {
      for (let time = 0; time < 60; time += 1) {
        why.removeAttribute('style');
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    expect(errors.filter((error) => error.includes('reverts each repair')).length).to.equal(1);
  });
});
