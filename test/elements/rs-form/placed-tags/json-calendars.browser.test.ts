import { expect } from '@open-wc/testing';
import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-calendar/define.js';
import { appears } from '../../../shared/appears.js';
import { enhanced, touched } from '../page-driver.js';
import { definitionOf, jsonTag, openRendered } from '../rendering/rendered-page.js';

const day = { name: 'Dia', type: 'calendar', caption: 'Día' };

async function calendarIn(element: Element): Promise<HTMLElement> {
  await appears(element, 'rs-calendar');
  return element.querySelector('rs-calendar') as HTMLElement;
}

describe('a calendar of a form from JSON', () => {
  it('a calendar of a form from JSON is painted for a visitor who only looks', async () => {
    const element = await openRendered(jsonTag(definitionOf([day])));
    const calendar = await calendarIn(element);
    await appears(calendar.shadowRoot as ShadowRoot, '[part~="day"]');
    expect(element.matches(':focus-within')).to.equal(false);
  });

  it('a calendar of a form from JSON is painted as soon as it is shown, by whatever of the page', async () => {
    const place = await fixture<HTMLElement>(
      html`<div hidden>${unsafeStatic(jsonTag(definitionOf([day])))}</div>`,
    );
    const calendar = await calendarIn(place);
    place.hidden = false;
    await appears(calendar.shadowRoot as ShadowRoot, '[part~="day"]');
  });

  it('a calendar of a form from JSON writes the date in the default format where the form sets none', async () => {
    const element = await openRendered(jsonTag(definitionOf([day])));
    const calendar = await calendarIn(element);
    const root = calendar.shadowRoot as ShadowRoot;
    await appears(root, '[part~="day"]');
    root.querySelector<HTMLElement>('[part~="day"]')?.click();
    ((await appears(root, '[part~="time"]')) as HTMLElement).click();
    await appears(root, '[part~="time"][part~="selected"]');
    const { value } = element.querySelector('input[type="text"]') as HTMLInputElement;
    expect(value).to.match(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/);
  });

  it('a calendar of a form from JSON is opened by its button where it is not to be in line, and reserves no space until then', async () => {
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

async function openBoth(place: Element): Promise<void> {
  for (const element of place.querySelectorAll('rs-form')) {
    await appears(element, 'form');
    await enhanced(element);
    await touched(element);
  }
}

describe('two forms from JSON on one page', () => {
  it('two forms from JSON on one page have ids of their own, and each label names a field of its own form', async () => {
    const choice = { name: 'Medio', type: 'radio-group', caption: 'Medio', options: [{ value: 'a' }] };
    const text = { name: 'Nombre', type: 'text', caption: 'Nombre' };
    const known = { name: 'Correo', type: 'email', caption: 'Correo', componentId: 7 };
    const tag = (formId: number, fields: readonly object[]) => jsonTag(definitionOf(fields, { formId }));
    const place = await fixture<HTMLElement>(
      html`<div>
        ${unsafeStatic(tag(1, [text, choice, day]))} ${unsafeStatic(tag(2, [text, choice, day, known]))}
      </div>`,
    );
    await openBoth(place);

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

  it('two forms from JSON on one page mark and describe what fails in the form that was sent, and show what its own answers ask for', async () => {
    const medio = {
      ...{ name: 'Medio', type: 'radio-group', caption: 'Medio' },
      options: [{ value: 'Correo' }, { value: 'Nada' }],
    };
    const correo = { name: 'Correo', type: 'email', caption: 'Correo', required: true };
    const conditions = [
      { action: 'show', targets: ['Correo'], when: [{ field: 'Medio', operator: 'is', value: 'Correo' }] },
    ];
    const send = { name: 'Enviar', type: 'submit', caption: 'Enviar' };
    const tag = (formId: number) => jsonTag(definitionOf([medio, correo, send], { formId, conditions }));
    const place = await fixture<HTMLElement>(
      html`<div lang="es">${unsafeStatic(tag(1))} ${unsafeStatic(tag(2))}</div>`,
    );
    await openBoth(place);

    const forms = [...place.querySelectorAll('form')];
    const mail = (form: Element) => form.querySelector('input[type="email"]') as HTMLInputElement;
    for (const [index, form] of forms.entries()) {
      (form.querySelector('input[value="Correo"]') as HTMLInputElement).click();
      expect(forms.map((one) => mail(one).checkVisibility())).to.deep.equal([true, index === 1]);
      form.querySelector<HTMLElement>('[type="submit"]')?.click();
      await appears(form, '[aria-invalid="true"]');
      const errorId = mail(form).getAttribute('aria-describedby') ?? '';
      const error = document.getElementById(errorId);
      expect(form.contains(error), errorId).to.equal(true);
      expect(error?.textContent.trim()).to.not.equal('');
      expect(forms.map((one) => mail(one).ariaInvalid === 'true')).to.deep.equal([true, index === 1]);
    }
  });

  it('two forms from JSON on one page turn their pages, each its own', async () => {
    const pages = [
      {
        fields: [
          { name: 'Nombre', type: 'text' },
          { name: 'Salto', type: 'page-break' },
        ],
      },
      { fields: [{ name: 'Correo', type: 'email' }] },
    ];
    const tag = (formId: number) =>
      jsonTag({ version: 1, formId, layout: 'bootstrap5', render: true, pages });
    const place = await fixture<HTMLElement>(
      html`<div lang="es">${unsafeStatic(tag(1))} ${unsafeStatic(tag(2))}</div>`,
    );
    await openBoth(place);
    const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size, ids.join()).to.equal(ids.length);
    for (const form of [...place.querySelectorAll('form')].reverse()) {
      const mail = form.querySelector('input[type="email"]') as HTMLElement;
      expect(mail.checkVisibility()).to.equal(false);
      const turned = new Promise((resolve) =>
        form.parentElement?.addEventListener('rs-form-page-changed', resolve, { once: true }),
      );
      form.querySelector<HTMLElement>('[id$="Next"]')?.click();
      await turned;
      expect(mail.checkVisibility()).to.equal(true);
    }
  });
});
