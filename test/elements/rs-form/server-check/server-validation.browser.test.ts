import { expect } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import { server } from './ask-play-server.js';
import type { FormPage } from '../page-driver.js';
import { answer, fill, openAsked, posted, pressUntil } from './asked-page.js';

function notice(page: FormPage): HTMLElement {
  return page.element.shadowRoot?.querySelector('[part~="message"]') as HTMLElement;
}

describe('<rs-form> server validation', () => {
  it('<rs-form> that the server checks is sent by script with its button once the server says yes', async () => {
    const page = await openAsked({});
    fill(page);
    const post = posted();
    await page.press();
    const data = await post;
    expect(data.get('form[Email]')).to.equal('ana@ejemplo.es');
    expect(data.get('form[Enviar]')).to.equal('Enviar');
  });

  it('<rs-form> that the server checks marks the fields that the server refuses, in its words, and focuses the field of a single error', async () => {
    const page = await openAsked(answer([13, 'Este correo no existe']));
    fill(page);
    const event = await pressUntil(page, 'rs-form-validated');
    expect(event.detail.invalidFields).to.deep.equal(['Email']);
    expect(page.block('email').querySelector('.formError')?.textContent).to.equal('Este correo no existe');
    expect(page.form.querySelector('#Email')?.getAttribute('aria-describedby')).to.equal('component13');
    expect((document.activeElement as HTMLElement).id).to.equal('Email');
    expect(page.said()).to.contain('Este correo no existe');
    expect(page.element.shadowRoot?.querySelector('[part="error-summary"]')).to.equal(null);
  });

  it('<rs-form> that the server checks focuses the list of two errors of the server', async () => {
    const page = await openAsked(answer([13, 'Este correo no existe'], [15, 'Cuéntanos algo más']));
    fill(page);
    const event = await pressUntil(page, 'rs-form-validated');
    expect(event.detail.invalidFields).to.deep.equal(['Email', 'consulta']);
    const root = page.element.shadowRoot as ShadowRoot;
    const list = await appears(root, '[part="error-summary"]');
    expect(root.activeElement?.contains(list)).to.equal(true);
    expect(page.said()).to.contain('Este correo no existe');
  });

  it('<rs-form> that the server checks makes one list of the errors of browser and server, with one announcement', async () => {
    const page = await openAsked(answer([15, 'Cuéntanos algo más']), 'focus-on-error="list"');
    page.tick('E-mail');
    page.type('Email', 'ana@');
    const event = await pressUntil(page, 'rs-form-validated');
    expect(event.detail.invalidFields).to.have.members(['Email', 'consulta']);
    const list = await appears(page.element.shadowRoot as ShadowRoot, '[part="error-summary"]');
    const lines = [...list.querySelectorAll('li')].map(({ textContent }) => textContent.split(':')[0]);
    expect(lines).to.deep.equal(['Correo electrónico', 'Tu consulta']);
  });

  it('<rs-form> that the server checks shows an error of the server that belongs to no field', async () => {
    const page = await openAsked(answer([99, 'No es posible']));
    fill(page);
    await pressUntil(page, 'rs-form-validated');
    const list = await appears(page.element.shadowRoot as ShadowRoot, '[part="error-summary"]');
    expect(list.textContent).to.contain('No es posible');
  });

  const addBox = (page: FormPage) => {
    const box = document.createElement('div');
    box.id = 'rsform_error_1';
    box.style.display = 'none';
    box.textContent = 'Hay campos que revisar.';
    page.form.prepend(box);
    return box;
  };

  it('<rs-form> that the server checks shows one list with the server’s sentence in it, not its box as well', async () => {
    const page = await openAsked(answer([13, 'No existe'], [15, 'Cuéntanos algo más']));
    const box = addBox(page);
    fill(page);
    await pressUntil(page, 'rs-form-validated');
    const root = page.element.shadowRoot as ShadowRoot;
    const list = await appears(root, '[part="error-summary"]');
    expect(list.querySelector('[part~="error-title"]')?.textContent).to.equal(
      'Hay 2 errores en el formulario.',
    );
    expect(list.querySelector('[part~="hint"]')?.textContent).to.equal('Hay campos que revisar.');
    expect(box.getClientRects().length).to.equal(0);
    expect(root.activeElement?.contains(list)).to.equal(true);
    expect(page.said()).to.match(/Hay 2 errores en el formulario\. +Hay campos que revisar\. .*No existe/);
    expect(page.said().split('Hay campos que revisar.').length, 'said once').to.equal(2);
  });

  it('<rs-form> that the server checks shows the server’s own box and no list for a single error of the server', async () => {
    const page = await openAsked(answer([13, 'No existe']));
    const box = addBox(page);
    fill(page);
    await pressUntil(page, 'rs-form-validated');
    expect(document.activeElement?.id).to.equal('Email');
    expect(box.getClientRects().length).to.equal(1);
    expect(page.said()).to.match(/Hay campos que revisar\. Hay 1 error en el formulario\. .*No existe$/);
    page.type('Email', 'otra@ejemplo.es');
    expect(box.getClientRects().length).to.equal(0);
    expect(page.element.shadowRoot?.querySelector('[part="error-summary"]')).to.equal(null);
  });

  it('<rs-form> that the server checks shows the list, and not the box, where the author wants the focus on the field', async () => {
    const page = await openAsked(answer([13, 'No existe']), 'focus-on-error="field"');
    const box = addBox(page);
    fill(page);
    await pressUntil(page, 'rs-form-validated');
    const list = await appears(page.element.shadowRoot as ShadowRoot, '[part="error-summary"]');
    expect(list.querySelector('[part~="hint"]')?.textContent).to.equal('Hay campos que revisar.');
    expect(box.getClientRects().length).to.equal(0);
    expect(document.activeElement?.id).to.equal('Email');
  });

  const faults = [
    ['the connection breaks (1)', { fault: 'reset' }, 'network', null],
    ['the server fails (3)', { status: '500' }, 'server', 500],
    ['the server forbids it (http-03)', { status: '403' }, 'server', 403],
    ['it is too large (http-05)', { status: '413' }, 'server', 413],
    ['the answer is no answer (4)', { answer: 'null' }, 'answer', null],
    ['the answer is a login page (5)', { answer: '<!doctype html><title>Login</title>' }, 'answer', null],
    [
      'the answer is a page in which the words of a good one stand',
      {
        answer:
          '<!doctype html><form></form><script>last = {"formComponents":[11],"invalidComponents":[]}</script>',
      },
      'answer',
      null,
    ],
    ['it is led to a login page (6, http-01)', { fault: 'redirect' }, 'answer', null],
    ['the answer breaks off (7)', { fault: 'cut' }, 'network', null],
    ['the other site does not allow it (8)', { fault: 'other-site' }, 'network', null],
  ] as const;

  for (const [title, query, kind, status] of faults) {
    it(`<rs-form> that the server checks keeps everything, shows one error and can be sent again when ${title}`, async () => {
      const page = await openAsked(query, 'disable-on-submit');
      fill(page);
      const { detail } = await pressUntil(page, 'rs-form-submit-failed');
      expect([detail.kind, detail.status]).to.deep.equal([kind, status]);
      expect(page.form.querySelector<HTMLInputElement>('#Email')?.value).to.equal('ana@ejemplo.es');
      expect(page.form.querySelector<HTMLButtonElement>('#Enviar')?.disabled).to.be.false;
      expect(notice(page).hidden).to.be.false;
      const words = notice(page).querySelector('p')?.textContent ?? '';
      expect(page.said()).to.contain(words);
      expect(page.said().split(words).length).to.equal(2);
      if (status === 403) expect(words).to.match(/recarga/);
      if (status === 413) expect(words).to.match(/tamaño/);

      page.element.validateUrl = server({});
      const post = posted();
      notice(page).querySelector<HTMLButtonElement>('[part~="retry"]')?.click();
      expect((await post).get('form[consulta]')).to.equal('Hola');
    });
  }

  it('<rs-form> that the server checks asks once however often it is pressed, and sends once (10)', async () => {
    const call = crypto.randomUUID();
    const page = await openAsked({ hold: call });
    fill(page);
    const button = page.form.querySelector<HTMLButtonElement>('#Enviar');
    const post = posted();
    let calls = 0;
    page.element.hooks.addValidation({ beforeSend: () => void (calls += 1) });
    button?.click();
    button?.click();
    button?.click();
    await fetch(server({ release: call }));
    await post;
    expect(calls).to.equal(1);
  });

  it('<rs-form> that the server checks drops an answer that comes after a reset (11)', async () => {
    const call = crypto.randomUUID();
    const page = await openAsked({ hold: call, ...answer([13, 'Tarde']) });
    fill(page);
    await page.press();
    page.element.reset();
    await appears(page.element.parentElement as HTMLElement, 'rs-form');
    await fetch(server({ release: call }));
    page.tick('Teléfono');
    expect(page.form.querySelector('[aria-invalid="true"]')).to.equal(null);
  });

  it('<rs-form> that the server checks can be called off while the server keeps silent', async () => {
    const page = await openAsked({ fault: 'hang' });
    fill(page);
    await page.press();
    const cancel = await appears(notice(page), '[part~="cancel"]');
    (cancel as HTMLButtonElement).click();
    expect(notice(page).hidden).to.be.true;
    expect(page.element.matches(':state(busy)')).to.be.false;
  });

  it('<rs-form> that the server checks lets a page’s own functions refuse a field', async () => {
    const page = await openAsked({});
    page.element.hooks.addValidation({
      afterAnswer: () => [{ name: 'consulta', message: 'Sin direcciones web, por favor.' }],
    });
    fill(page);
    const { detail } = await pressUntil(page, 'rs-form-validated');
    expect(detail.invalidFields).to.deep.equal(['consulta']);
  });

  it('<rs-form> that the server checks is not asked where the attribute names the browser alone', async () => {
    const page = await openAsked({ status: '500' }, 'validation="browser"');
    fill(page);
    expect(await page.press()).not.to.equal(null);
  });
});
