import { expect, fixture, html, oneEvent, unsafeStatic } from '@open-wc/testing';
import {
  draftForm,
  draftPage,
  emptyTab,
  keepDraft,
  kept,
  keptText,
  openDrafts,
  replaceStorage,
  restoredText,
} from './drafts-page.js';
import { practicePage } from '../practice-page.js';

const practice = () => practicePage(undefined, '');

beforeEach(emptyTab);

describe('<rs-form> drafts', () => {
  it('<rs-form> brings back a draft after a reload, announces it once and leaves the focus alone', async () => {
    const before = await openDrafts();
    before.type('Nombre', 'Ana');
    before.type('consulta', 'Una\nconsulta');
    before.field('Sede').value = 'sur';
    before.field('Hora1').click();
    before.field('Aviso0').click();
    before.leave();

    const focused = document.activeElement;
    const page = await openDrafts();
    expect(page.field('Nombre').value).to.equal('Ana');
    expect(page.field('consulta').value).to.equal('Una\nconsulta');
    expect(page.field('Sede').value).to.equal('sur');
    expect(page.field('Hora1').checked).to.be.true;
    expect(page.field('Aviso0').checked).to.be.false;
    expect(page.line()).to.contain(restoredText);
    expect(page.said()).to.contain(restoredText);
    expect(document.activeElement).to.equal(focused);
  });

  it('<rs-form> dispatches an event for a restored draft', async () => {
    keepDraft({ Nombre: 'Ana' });
    const heard = oneEvent(document, 'rs-form-restored');
    await openDrafts();
    expect((await heard).detail).to.deep.equal({ formId: 1 });
  });

  it('<rs-form> restores nothing a second time where the visitor undoes, and keeps the values typed since', async () => {
    keepDraft({ Nombre: 'Ana', consulta: 'Hola' });
    const page = await openDrafts();
    page.type('consulta', 'Hola otra vez');
    const changed: string[] = [];
    page.form.addEventListener('change', ({ target }) => changed.push((target as HTMLElement).id));
    page.button('draft-undo').focus();
    page.button('draft-undo').click();
    expect(page.field('Nombre').value).to.equal('');
    expect(page.field('consulta').value, 'what was typed since').to.equal('Hola otra vez');
    expect(changed).to.deep.equal(['Nombre']);
    expect(page.line()).to.contain(keptText);
    expect(document.activeElement?.id).to.equal('Nombre');
    expect(kept()).to.contain('otra vez').and.not.to.contain('Ana');
    page.leave();

    const after = await openDrafts();
    expect(after.field('Nombre').value).to.equal('');
    expect(after.field('consulta').value).to.equal('Hola otra vez');
  });

  it('<rs-form> forgets all of a draft where the visitor undoes all of it', async () => {
    keepDraft({ Nombre: 'Ana' });
    const page = await openDrafts();
    page.button('draft-undo').click();
    expect([page.field('Nombre').value, page.line(), kept()]).to.deep.equal(['', null, '']);
    expect(page.said()).to.contain('como antes');
  });

  it('<rs-form> forgets a draft where the visitor discards it', async () => {
    keepDraft({ Nombre: 'Ana' });
    const page = await openDrafts();
    page.button('draft-discard').focus();
    page.button('draft-discard').click();
    expect(page.field('Nombre').value).to.equal('');
    expect(page.line()).to.equal(null);
    expect(page.said()).to.contain('Hemos borrado');
    expect(kept()).to.equal('');
    expect(document.activeElement?.id).to.equal('Nombre');
  });

  it('<rs-form> leaves values of the browser or the visitor in a field', async () => {
    keepDraft({ Nombre: 'Ana', consulta: 'Hola' });
    const real = sessionStorage;
    const storage = replaceStorage(() => real);
    const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(draftPage())}</div>`);
    const field = wrapper.querySelector<HTMLInputElement>('#Nombre') as HTMLInputElement;
    field.value = 'Ana María';
    await storage.asked;
    storage.stop();
    expect(field.value).to.equal('Ana María');
    expect(wrapper.querySelector<HTMLInputElement>('#consulta')?.value).to.equal('Hola');
  });

  it('<rs-form> says nothing where the fields hold the draft already', async () => {
    keepDraft({ Email: 'ana@ejemplo.es' });
    const page = await openDrafts(draftPage('', draftForm({ email: 'ana@ejemplo.es' })));
    expect(page.line()).to.contain(keptText);
    expect(page.said()).not.to.contain(restoredText);
  });

  it('<rs-form> brings back a field that a restored choice shows, also where it stands before the choice', async () => {
    const json = {
      version: 1,
      formId: 1,
      conditions: [
        {
          action: 'show',
          match: 'any',
          scope: 'block',
          targets: ['detalle'],
          when: [{ field: 'tema', operator: 'is', value: 'otro' }],
        },
      ],
    };
    const form = `<form method="post"><div class="rsform-block rsform-block-detalle"><input name="form[detalle]" id="detalle"></div>
      <div class="rsform-block"><input name="form[tema]" id="tema"></div><input type="hidden" name="form[formId]" value="1"></form>`;
    keepDraft({ detalle: 'Más', tema: 'otro' });
    const page = await openDrafts(
      `<rs-form><script type="application/json">${JSON.stringify(json)}</script>${form}</rs-form>`,
    );
    expect(page.field('detalle').value).to.equal('Más');
    expect(page.block('detalle').getClientRects().length).to.equal(1);
  });

  it('<rs-form> brings back the practice’s form: the chosen way, its field, and the swap of the two ways', async () => {
    const before = await openDrafts(practice());
    before.tick('E-mail');
    before.type('Email', 'ana@ejemplo.es');
    before.leave();
    const page = await openDrafts(practice());
    expect(page.box('E-mail').checked).to.be.true;
    expect(page.field('Email').value).to.equal('ana@ejemplo.es');
    expect(page.block('email').getClientRects().length).to.equal(1);
    page.tick('Teléfono');
    expect(page.box('E-mail').checked).to.be.false;
  });

  it('<rs-form> brings back the practice’s date with its calendar', async () => {
    const before = await openDrafts(practice());
    before.tick('Teléfono');
    before.type('txtjQcal1_0', '12-03-2027 10:30');
    before.leave();
    const page = await openDrafts(practice());
    expect(page.field('txtjQcal1_0').value).to.equal('12-03-2027 10:30');
    await page.lineAppears(restoredText);
    page.button('draft-undo').click();
    expect(page.field('txtjQcal1_0').value).to.equal('');
    expect(page.box('Teléfono').checked).to.be.false;
    expect(page.block('dia-y-hora').getClientRects().length).to.equal(0);
  });
});
