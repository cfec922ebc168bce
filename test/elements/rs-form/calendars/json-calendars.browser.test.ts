import { expect } from '@open-wc/testing';
import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-calendar/define.js';
import { appears } from '../../../shared/appears.js';
import { definitionOf, jsonTag, openRendered } from '../rendering/rendered-page.js';

const day = { name: 'Dia', type: 'calendar', caption: 'Día' };

async function calendarIn(element: Element): Promise<HTMLElement> {
  await appears(element, 'rs-calendar');
  return element.querySelector('rs-calendar') as HTMLElement;
}

describe('a calendar of a form from JSON', () => {
  it('is painted for a visitor who only looks', async () => {
    const element = await openRendered(jsonTag(definitionOf([day])));
    const calendar = await calendarIn(element);
    await appears(calendar.shadowRoot as ShadowRoot, '[part~="day"]');
    expect(element.matches(':focus-within')).to.equal(false);
  });

  it('is painted as soon as it is shown, by whatever of the page', async () => {
    const place = await fixture<HTMLElement>(
      html`<div hidden>${unsafeStatic(jsonTag(definitionOf([day])))}</div>`,
    );
    const calendar = await calendarIn(place);
    place.hidden = false;
    await appears(calendar.shadowRoot as ShadowRoot, '[part~="day"]');
  });

  it('is opened by its button where it is not to be in line, and keeps no room until then', async () => {
    const element = await openRendered(jsonTag(definitionOf([{ ...day, inline: false }])));
    const calendar = await calendarIn(element);
    const root = calendar.shadowRoot as ShadowRoot;
    await appears(root, '[part="toggle"]');
    expect(calendar.style.minBlockSize).to.equal('');
    expect(root.querySelector('#calendar')?.checkVisibility()).to.equal(false);
    root.querySelector<HTMLElement>('[part="toggle"]')?.click();
    await appears(root, '[part~="day"]');
    expect(root.querySelector('[part~="day"]')?.checkVisibility()).to.equal(true);
  });
});

describe('two forms from JSON on one page', () => {
  it('have ids of their own, and each label names a field of its own form', async () => {
    const choice = { name: 'Medio', type: 'radio-group', caption: 'Medio', options: [{ value: 'a' }] };
    const text = { name: 'Nombre', type: 'text', caption: 'Nombre' };
    const known = { name: 'Correo', type: 'email', caption: 'Correo', componentId: 7 };
    const tag = (formId: number, fields: readonly object[]) => jsonTag(definitionOf(fields, { formId }));
    const place = await fixture<HTMLElement>(
      html`<div>
        ${unsafeStatic(tag(1, [text, choice, day]))} ${unsafeStatic(tag(2, [text, choice, day, known]))}
      </div>`,
    );
    await appears(place, 'rs-form:first-of-type form');
    await appears(place, 'rs-form:last-of-type form');

    const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size, ids.join()).to.equal(ids.length);
    expect(ids).to.include('component7');
    for (const form of place.querySelectorAll('form')) {
      const labels = [...form.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor !== '');
      expect(labels).to.have.lengthOf(form.querySelector('#component7') ? 4 : 3);
      for (const label of labels) expect(form.contains(label.control), label.outerHTML).to.equal(true);
      const group = form.querySelector('[role="group"]');
      const caption = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
      expect(form.contains(caption)).to.equal(true);
    }
  });
});
