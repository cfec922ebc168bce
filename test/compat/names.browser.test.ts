import { expect } from '@open-wc/testing';
import { answers, names } from './client-api.js';
import { call, openLegacyPage, read, wholeForm, type LegacyPage } from './legacy-page.js';

const ids = (elements: unknown) => Array.from(elements as ArrayLike<Element>, ({ id }) => id);
const at = (id: string) => document.getElementById(id) as HTMLInputElement;

describe('rsform-compat.js: names', () => {
  let page: LegacyPage;
  beforeEach(async () => {
    page = await openLegacyPage(wholeForm);
  });

  for (const [name, values, expected] of answers)
    it(`a script of the page, while the page is still parsed, has its answer at once: ${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`, () => {
      expect(call(name, ...values)).to.deep.equal(expected);
    });

  for (const [type, all] of names)
    for (const name of all)
      it(`a script of the page, while the page is still parsed, finds ${name}`, () => {
        expect(typeof read(name)).to.equal(type);
      });

  it('a script of the page, while the page is still parsed, finds a form by its number, never by its id, and is given the same one again', () => {
    expect(call('RSFormPro.getForm', '7') === page.form).to.equal(true);
    expect(call('rsfp_getForm', 7) === page.form).to.equal(true);
    expect(page.api.Forms['7'] === page.form).to.equal(true);
    expect(call('RSFormPro.getForm', 8)).to.equal(undefined);
  });

  it('a script of the page, while the page is still parsed, is given the controls of a field with their labels and the button of its calendar', () => {
    expect(ids(call('RSFormPro.getFieldsByName', 7, 'Plan'))).to.deep.equal(['Plan0', 'Plan1', '', '']);
    expect(ids(call('rsfp_getFieldsByName', 7, 'Llegada'))).to.deep.equal(['txtjQcal7_0', '', 'btnjQ7_0']);
    expect(ids(call('RSFormPro.getFieldsByName', 7, 'Nacimiento'))).to.have.length(3);
    expect(ids(call('RSFormPro.getElementByType', 7, 'file'))).to.deep.equal(['Informe']);
  });

  it('a script of the page, while the page is still parsed, is given the block of a field as a list', () => {
    const [block] = call('RSFormPro.getBlock', 7, 'nombre') as Element[];
    expect(block?.className).to.contain('rsform-block-nombre');
    expect((call('rsfp_getBlock', 7, 'Nombre') as Element[])[0] === block).to.equal(true);
  });

  it('a script of the page, while the page is still parsed, reads a field that says its value by itself', () => {
    Object.assign(at('Nombre'), { rsfpGetValue: () => 'de un componente' });
    expect(call('RSFormPro.getValue', 7, 'Nombre')).to.equal('de un componente');
  });

  it('a script of the page, while the page is still parsed, is not caught by the decimal point of a number input (the trap of the original)', () => {
    const text = call('RSFormPro.getValue', 7, 'Importe');
    expect(call('rsfp_toNumber', text, ',', '.', 2)).to.equal(12.5);
  });

  it('a script of the page, while the page is still parsed, reads back the words that it has written down', () => {
    call('RSFormPro.Translations.add', 7, 'Informe', 'VALIDATIONMESSAGE', 'Falta el informe.');
    call('RSFormPro.Translations.addCommonTranslations', [['COM_RSFORM_A', 'Una']]);
    expect(call('RSFormPro.Translations.translate', 7, 'Informe', 'VALIDATIONMESSAGE')).to.equal(
      'Falta el informe.',
    );
    expect(call('RSFormPro.Translations.commonTranslate', 'COM_RSFORM_A')).to.equal('Una');
  });

  it('a script of the page, while the page is still parsed, counts characters, as the server does', () => {
    at('Motivo').value = 'sí 👍';
    call('RSFormPro.showCounter', at('Motivo'), 5);
    expect(at('rsfp-counter-5').textContent).to.equal('4/20');
  });

  it('a script of the page, while the page is still parsed, draws another captcha image, and waits for its letters', () => {
    call('refreshCaptcha', '8', '/captcha?x=1');
    expect(at('captcha8').getAttribute('src')).to.match(/\/captcha\?x=1&sid=0\.\d+$/);
    expect([at('captchaTxt8').value, document.activeElement?.id]).to.deep.equal(['', 'captchaTxt8']);
  });

  it('a script of the page, while the page is still parsed, puts fields back to their defaults, and tells of those that change', () => {
    const heard: string[] = [];
    page.form.addEventListener('change', ({ target }) => heard.push((target as Element).id));
    at('Nombre').value = 'Berta';
    at('Plan1').checked = true;
    call('RSFormPro.resetValues', call('RSFormPro.getFieldsByName', 7, 'Nombre'));
    call('RSFormPro.resetValues', [at('Plan0'), at('Plan1')]);
    expect({ name: at('Nombre').value, plan: at('Plan0').checked, changed: heard[0] }).to.deep.equal({
      name: 'Ana',
      plan: true,
      changed: 'Nombre',
    });
  });

  it('a script of the page, while the page is still parsed, resets a form, and leaves that to the button where the visitor presses it', () => {
    let resets = 0;
    page.form.addEventListener('reset', () => (resets += 1));
    call('RSFormPro.resetElements', 7);
    expect(resets).to.equal(1);
    page.root.querySelector<HTMLElement>('.rsform-reset-button')?.click();
    expect(resets).to.equal(2);
  });

  it('a script of the page, while the page is still parsed, shows the first page at once: a form out of sight could never be sent', () => {
    for (const box of page.root.querySelectorAll('.formContainer')) box.classList.add('formHidden');
    call('rsfp_changePage', 7, 1, 1);
    const shown = [...page.root.querySelectorAll('.formContainer:not(.formHidden)')];
    expect(ids(shown)).to.deep.equal(['rsform_7_page_1']);
  });

  it('a script of the page, while the page is still parsed, runs callbacks with their values, each once, also where it is added twice', () => {
    const heard: unknown[] = [];
    const record = (...values: unknown[]) => heard.push(values);
    for (let time = 0; time < 2; time += 1)
      call('RSFormPro.callbacks.addCallback', 7, 'changePage', [record, 7, 'a']);
    call('RSFormPro.callbacks.runCallback', 7, 'changePage');
    expect(heard).to.deep.equal([[7, 'a']]);
  });

  it('a script of the page, while the page is still parsed, uses the small tools', () => {
    const input = at('Nombre');
    let heard = 0;
    call('RSFormProUtils.addEvent', input, 'change', () => (heard += 1));
    call('RSFormPro.triggerEvent', input, 'change');
    call('RSFormProUtils.addClass', input, 'uno dos');
    call('RSFormProUtils.removeClass', input, 'dos');
    call('RSFormProUtils.setAttr', [input], 'data-x', 'y');
    call('RSFormProUtils.setDisplay', [input], 'none');
    expect({
      heard,
      hasClass: call('RSFormProUtils.hasClass', input, 'uno'),
      x: input.dataset['x'],
      display: input.style.display,
    }).to.deep.equal({ heard: 1, hasClass: true, x: 'y', display: 'none' });
    call('RSFormProUtils.setDisplay', input, '');
    call('RSFormProUtils.remAttr', input, 'data-x');
    expect([input.style.display, input.dataset['x']]).to.deep.equal(['', undefined]);
    expect(ids(call('RSFormProUtils.getChecked', page.root.querySelectorAll('[type=radio]')))).to.deep.equal([
      'Plan0',
    ]);
    expect(
      ids(call('RSFormProUtils.getUnchecked', page.root.querySelectorAll('[type=radio]'))),
    ).to.deep.equal(['Plan1']);
    expect((call('RSFormPro.findAncestor', input, 'rsform-block') as Element).className).to.contain('nombre');
    expect(call('RSFormProUtils.getParents', input)).to.include(page.form);
    expect(ids(call('getElementsByClassName', 'rsform-submit-button', 'button', page.root))).to.deep.equal([
      'Enviar',
    ]);
    expect(call('buildXmlHttp')).to.be.instanceOf(XMLHttpRequest);
  });
});
