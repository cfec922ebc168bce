import { expect } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { call, openLegacyPage } from './legacy-page.js';

/**
 * A layout as the server writes it: its name, the classes that mark an invalid block and field, and the class of a
 * block.
 */
const layouts: readonly (readonly [name: string, parent: string, field: string, block: string])[] = [
  ['responsive', '', 'rsform-error', ''],
  ['bootstrap5', '', 'is-invalid', 'mb-3'],
  ['bootstrap4', '', 'is-invalid', 'form-group'],
  ['bootstrap3', ' has-error', '', 'form-group'],
  ['bootstrap2', ' error', '', 'control-group'],
  ['uikit3', '', 'uk-form-danger', 'uk-margin'],
  ['uikit', '', 'uk-form-danger', 'uk-form-row'],
  ['pico', '', 'rsform-error', 'pico-row-fluid'],
  ['foundation', ' has-error-foundation', 'is-invalid-input', 'grid-x'],
];

const field = (block: string) => `<div class="${block} rsform-block rsform-block-correo"><label>Correo
  <input type="email" name="form[Correo]" value="ana@"></label>
  <span class="formValidation"><span id="component1" class="formNoError">Escribe un correo.</span></span></div>`;
const submit = '<button type="submit" name="form[Enviar]" class="rsform-submit-button">Enviar</button>';
const form = (content: string) =>
  `<form method="post" id="userForm" action="#">${content}<input type="hidden" name="form[formId]" value="3"></form>`;

/** Containers of pages in the oldest layouts: lists, tables and parts of one. */
const containers: readonly (readonly [
  name: string,
  page: (content: string, attributes: string) => string,
])[] = [
  ['fieldset', (content, attributes) => `<fieldset ${attributes}>${content}</fieldset>`],
  ['div', (content, attributes) => `<div ${attributes}>${content}</div>`],
  ['ol', (content, attributes) => `<ol ${attributes}><li>${content}</li></ol>`],
  ['table', (content, attributes) => `<table ${attributes}><tr><td>${content}</td></tr></table>`],
];

const at = (id: string) => document.getElementById(id) as HTMLElement;
const turn = (to: number, more = '') => `onclick="rsfp_changePage(3, ${to}, 1${more})"`;
const first = `<input name="form[Nombre]" id="Nombre"><button type="button" id="PasoNext" ${turn(1, ', 0, {}')}>Sigue</button>`;
const second = `<button type="button" id="EnviarPrev" ${turn(0)}>Atrás</button><input type="submit" name="form[Enviar]" id="Enviar">`;
const attributesOf = (page: number) => `id="rsform_3_page_${page}" class="formContainer formHidden"`;

/** Turns to the second page and back. */
async function expectPages(markup: string): Promise<void> {
  const page = await openLegacyPage(markup);
  call('rsfp_changePage', 3, 0, 1);
  const tag = await page.parse();
  const turned = () =>
    new Promise((resolve) => tag.addEventListener('rs-form-page-changed', resolve, { once: true }));
  for (const [button, shown, hidden] of [
    ['PasoNext', 'Enviar', 'Nombre'],
    ['EnviarPrev', 'Nombre', 'Enviar'],
  ] as const) {
    const isThere = turned();
    at(button).click();
    await isThere;
    expect({ shown: at(shown).checkVisibility(), hidden: at(hidden).checkVisibility() }).to.deep.equal({
      shown: true,
      hidden: false,
    });
  }
}

describe('rsform-compat.js: layouts', () => {
  for (const [name, parent, fieldClass, block] of layouts)
    it(`a page of the original marks an error as its layout does: ${name}`, async () => {
      const page = await openLegacyPage(form(field(block) + submit));
      call('RSFormPro.setHTML5Validation', '3', false, { parent, field: fieldClass }, 0);
      await page.parse();
      page.root.querySelector('button')?.click();
      await appears(page.root, '#component1.formError');
      const classes = [fieldClass, 'rsform-error'].filter(Boolean);
      const input = page.root.querySelector('input') as HTMLInputElement;
      expect(classes.every((one) => input.classList.contains(one))).to.equal(true);
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      if (parent) expect(input.closest('.rsform-block')?.classList.contains(parent.trim())).to.equal(true);
      expect(document.activeElement === input).to.equal(true);
    });

  for (const [name, container] of containers)
    it(`a page of the original turns its pages where each is a ${name}`, () =>
      expectPages(form(container(first, attributesOf(0)) + container(second, attributesOf(1)))));

  it('a page of the original turns its pages where each is a part of a table', () =>
    expectPages(
      form(`<table><tbody ${attributesOf(0)}><tr class="rsform-block"><td>${first}</td></tr></tbody>
        <tbody ${attributesOf(1)}><tr class="rsform-block"><td>${second}</td></tr></tbody></table>`),
    ));

  it('a page of the original begins with the page that the server wants, after a post that it has refused', async () => {
    const failing = `${second}<span id="component9" class="formError">Mal.</span>`;
    const [div] = containers.filter(([name]) => name === 'div').map(([, container]) => container);
    const page = await openLegacyPage(
      form((div?.(first, attributesOf(0)) ?? '') + (div?.(failing, attributesOf(1)) ?? '')),
    );
    call('rsfp_changePage', 3, 1, 1);
    await page.parse();
    await appears(page.root, '#rsform_3_page_0[style*="none"]');
    expect({ button: at('Enviar').checkVisibility(), field: at('Nombre').checkVisibility() }).to.deep.equal({
      button: true,
      field: false,
    });
  });

  it('a page of the original does what a handler says that its policy has kept from running', async () => {
    const page = await openLegacyPage(
      form(`<select name="form[Plan][]" onchange="getPrice_3();"><option>1</option></select>`),
    );
    const select = page.root.querySelector('select') as HTMLSelectElement;
    // State under a policy that blocks handlers: the attribute is set, and there is no function.
    select.onchange = null;
    let asked = 0;
    Reflect.set(window, 'getPrice_3', () => (asked += 1));
    await page.parse();
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(asked).to.equal(1);
    Reflect.deleteProperty(window, 'getPrice_3');
  });

  it('a page of the original hides what a style says that its policy has not applied', async () => {
    const page = await openLegacyPage(form(`<p id="decoy" style="display: none">Señuelo</p>${submit}`));
    const decoy = at('decoy');
    const { style } = decoy;
    // State under a policy that blocks style attributes: the attribute is set, and `style` is empty.
    Object.defineProperty(decoy, 'style', {
      configurable: true,
      get: () => ({
        length: 0,
        setProperty: (name: string, value: string) => style.setProperty(name, value),
      }),
    });
    style.removeProperty('display');
    decoy.setAttribute('style', 'display: none');
    await page.parse();
    expect(getComputedStyle(decoy).display).to.equal('none');
  });
});
