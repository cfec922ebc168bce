import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { formMembers, shadowing } from '../../shared/member-names.js';
import { choose, counted, forgetAll, listenToEvents, openTag } from './analytics-page.js';

const type = (field: HTMLInputElement, text: string) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};
const fieldIn = (place: Element, name: string) =>
  [...place.querySelectorAll('input')].find((one) => one.name === name) as HTMLInputElement;

/** Opens a form of the site that posts into a frame. */
async function openForm(more = ''): Promise<HTMLElement> {
  return fixture(html`
    <div>
      <iframe name="form-answer" hidden sandbox></iframe>
      <form
        id="cita"
        name="pedir-cita"
        action="/cita?de=berta@correo.test"
        method="post"
        target="form-answer"
      >
        <input type="hidden" name="testigo" value="secreto" />
        <input id="nombre" name="form[Nombre]" />
        <input name="id" type="email" />
        <textarea name="action"></textarea>
        <button name="submit" value="secreto">Pedir <b>cita</b></button>
        ${unsafeStatic(more)}
      </form>
    </div>
  `);
}

const about = { form_id: 'cita', form_name: 'pedir-cita', form_length: 3 };

describe('<page-analytics> forms', () => {
  beforeEach(() => {
    forgetAll();
    choose('statistics');
  });

  it('<page-analytics> counts a form of the site that is begun and sent: its name, never its content', async () => {
    await openTag();
    const events = listenToEvents();
    const place = await openForm();
    type(fieldIn(place, 'id'), 'berta@correo.test');
    type(fieldIn(place, 'form[Nombre]'), 'Berta');
    const sent = counted('form_submit');
    place.querySelector('button')?.click();
    await sent;
    const form_destination = `${location.origin}/cita?de=(redacted)`;
    expect(events).to.deep.equal([
      {
        name: 'form_start',
        params: {
          ...{ ...about, form_destination },
          ...{ first_field_name: 'id', first_field_type: 'email', first_field_position: 2 },
        },
      },
      { name: 'form_submit', params: { ...about, form_destination, form_submit_text: 'Pedir cita' } },
    ]);
    expect(JSON.stringify(events)).not.to.match(/Berta|berta|secreto/);
  });

  for (const [what, shadow] of shadowing)
    it(`<page-analytics> counts a form with the names of all members of forms: ${what}`, async () => {
      await openTag();
      const place = await openForm(formMembers().map(shadow).join(''));
      const begun = counted('form_start');
      type(fieldIn(place, 'form[Nombre]'), 'Berta');
      expect(await begun).to.include({ form_id: 'cita', first_field_name: 'form[Nombre]' });
      const sent = counted('form_submit');
      place.querySelector('button')?.click();
      expect(await sent).to.include({ form_name: 'pedir-cita', form_submit_text: 'Pedir cita' });
    });

  it('<page-analytics> counts no form that a script keeps, or that is only a dialog', async () => {
    await openTag();
    const events = listenToEvents();
    const place = await openForm();
    const form = place.querySelector('form') as HTMLFormElement;
    form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    place.querySelector('button')?.click();
    const begun = counted('form_start');
    type(fieldIn(place, 'form[Nombre]'), 'Berta');
    await begun;
    form.setAttribute('method', 'dialog');
    place.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(events.map(({ name }) => name)).to.deep.equal(['form_start']);
  });

  it('<page-analytics> counts the events of <rs-form> once, also where a script sends the form', async () => {
    await openTag();
    const events = listenToEvents();
    const place = await openForm();
    const tag = document.createElement('rs-form');
    Reflect.set(tag, 'form', place.querySelector('form'));
    place.append(tag);
    const report = (name: string) =>
      tag.dispatchEvent(new CustomEvent(name, { detail: { formId: 1 }, bubbles: true, composed: true }));
    fieldIn(place, 'form[Nombre]').focus();
    report('rs-form-started');
    type(fieldIn(place, 'form[Nombre]'), 'Berta');
    place.querySelector('button')?.click();
    const sent = counted('form_submit');
    report('rs-form-submitted');
    expect(await sent).to.include({ ...about, form_submit_text: 'Pedir cita' });
    expect(events.map(({ name }) => name)).to.deep.equal(['form_start', 'form_submit']);
    expect(events[0]?.params).to.include({
      ...{ first_field_id: 'nombre', first_field_name: 'form[Nombre]' },
      ...{ first_field_type: 'text', first_field_position: 1 },
    });
  });

  it('<page-analytics> says nothing of a form with privacy="strict"', async () => {
    await openTag(html`<page-analytics privacy="strict"></page-analytics>`);
    const place = await openForm();
    const begun = counted('form_start');
    type(fieldIn(place, 'form[Nombre]'), 'Berta');
    expect(await begun).to.deep.equal({});
  });
});
