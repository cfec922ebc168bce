import { expect } from '@open-wc/testing';
import '../../elements/rs-calendar/define.js';
import '../../elements/rs-location/define.js';
import '../../elements/rs-range/define.js';
import '../../elements/rs-uploads/define.js';
import { appears } from '../shared/appears.js';
import { dispatchDrag, fileOf } from './rs-uploads/uploads-page.js';
import { until } from '../shared/until.js';

type Control = HTMLElement & { readonly input: HTMLInputElement | null };

/** Opens a form with an input in a box, and the element that refers to it by `for`. */
async function openNamed(tag: string, input: string, attributes = '') {
  document.querySelector('#replaced')?.remove();
  const template = document.createElement('template');
  template.innerHTML = `<form id="replaced" lang="en"><label for="named">Field</label>
    <div class="box">${input}</div><${tag} for="named" ${attributes}></${tag}></form>`;
  document.body.append(template.content);
  const form = document.querySelector('#replaced') as HTMLFormElement;
  const element = form.querySelector(tag) as Control;
  const root = element.shadowRoot as ShadowRoot;
  await until(() => Reflect.get(element, 'hasCore') === true);
  /** Writes the box anew, as scripts do that fetch a part of a form. */
  async function replace(value = ''): Promise<HTMLInputElement> {
    const box = form.querySelector('.box') as HTMLElement;
    box.innerHTML = input;
    const text = box.querySelector('input') as HTMLInputElement;
    text.setAttribute('value', value);
    // A mutation observer reports it before the next task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return text;
  }
  return { form, element, root, replace };
}

const text = '<input type="text" id="named" name="form[Named]">';
const file = '<input type="file" id="named" name="form[Named]">';
const page = 'format="DD-MM-YYYY" inline';

const rows = [
  ['rs-calendar', text, page],
  ['rs-range', text, 'max="200" step="10"'],
  ['rs-range', text, 'max="200" step="10" double'],
  ['rs-uploads', file, ''],
  ['rs-location', text, 'geocoder="/geocode"'],
] as const;

describe('elements: replaced inputs', () => {
  for (const [tag, input, attributes] of rows) {
    const name = attributes.endsWith('double') ? `${tag} of two handles` : tag;
    it(`an input that a script replaces by another of the same id is followed by the <${name}> that names it, and the old one no more`, async () => {
      const { form, element, replace } = await openNamed(tag, input, attributes);
      const old = form.querySelector('input') as HTMLInputElement;
      const next = await replace();
      expect(element.input).to.equal(next);
      old.setAttribute('aria-invalid', 'true');
      await Promise.resolve();
      expect(element.matches(':state(invalid)')).to.equal(false);
      next.setAttribute('aria-invalid', 'true');
      await until(() => element.matches(':state(invalid)'));
    });

    it(`an input that a script replaces by another of the same id is followed by the <${name}> also where it comes only later, or gets the id later`, async () => {
      const { form, element, replace } = await openNamed(tag, input, attributes);
      form.querySelector('.box input')?.remove();
      await new Promise((resolve) => setTimeout(resolve, 0));
      const next = await replace();
      const other = next.cloneNode() as HTMLInputElement;
      next.id = 'another';
      other.id = 'not-yet';
      next.after(other);
      other.id = 'named';
      await new Promise((resolve) => setTimeout(resolve, 0));
      other.setAttribute('aria-invalid', 'true');
      await until(() => element.matches(':state(invalid)'));
    });
  }

  it('an input that a script replaces by another of the same id has its date in the calendar, which writes into it', async () => {
    const { root, replace } = await openNamed('rs-calendar', text, page);
    const next = await replace('12-03-2027');
    const chosen = await appears(root, '[part~="day"][aria-selected="true"]');
    expect(chosen.textContent).to.equal('12');
    [...root.querySelectorAll<HTMLElement>('[part~="day"]')].find((day) => day.textContent === '18')?.click();
    await until(() => next.value === '18-03-2027');
  });

  it('an input that a script replaces by another of the same id has its value on the slider, which writes into it', async () => {
    const { root, replace } = await openNamed('rs-range', text, 'max="200" step="10"');
    const next = await replace('120');
    const handle = root.querySelector('input') as HTMLInputElement;
    expect(handle.value).to.equal('120');
    handle.value = '130';
    handle.dispatchEvent(new Event('input', { bubbles: true }));
    expect(next.value).to.equal('130');
  });

  it('an input that a script replaces by another of the same id gets the files that are dropped on the field', async () => {
    const { form, element, replace } = await openNamed('rs-uploads', file);
    const next = await replace();
    dispatchDrag('drop', [fileOf('a.txt')], element);
    expect([...(next.files ?? [])].map(({ name }) => name)).to.deep.equal(['a.txt']);
    expect(form.querySelectorAll('input[type="file"]').length).to.equal(1);
  });

  it('an input that a script replaces by another of the same id is where the address is looked up', async () => {
    const attributes = 'geocoder="/geocode" consent-category="necessary"';
    const { replace } = await openNamed('rs-location', text, attributes);
    const next = await replace();
    await until(() => next.getAttribute('role') === 'combobox');
  });
});
