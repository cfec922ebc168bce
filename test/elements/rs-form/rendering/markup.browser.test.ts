import { expect } from '@open-wc/testing';
import { layoutNames, type LayoutName } from '../../../../elements/rs-form/definition/layouts.model.js';
import { kindRows } from './kinds-form.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { definitionOf, jsonTag, normalised, openRendered, openServed } from './rendered-page.js';

const path = () => location.href.replace(/#.*$/, '');

function served(content: string, classes = 'formVertical'): string {
  return `<form method="post" id="userForm" class="${classes}" action="${path().replaceAll('&', '&amp;')}">${content}</form>`;
}

const formId = '<input type="hidden" name="form[formId]" value="1">';
const token = '<input type="hidden" name="g-recaptcha-response" id="g-recaptcha-response-1" value="">';

const page = (index: number, blocks: string, classes = 'formContainer') =>
  `<fieldset class="${classes}" id="rsform_1_page_${index}"><div class="row"><div class="col-md-12">${blocks}</div></div></fieldset>`;

async function expectSame(definition: object, server: string): Promise<void> {
  const rendered = await openRendered(jsonTag(definition));
  const enhanced = await openServed({ ...definition, render: false }, server);
  // Nodes that enhancing adds are removed with the tags.
  const forms = [rendered, enhanced].map(({ form }) => form as Element);
  rendered.remove();
  enhanced.remove();
  await nextTask();
  const [one, other] = forms.map(normalised);
  expect(one).to.equal(other);
}

describe('a form rendered from JSON', () => {
  for (const { title, field, markup } of kindRows) {
    it(`a form rendered from JSON has the server’s markup around ${title}`, () =>
      expectSame(definitionOf([field]), served(page(0, markup) + formId)));
  }

  it('a form rendered from JSON has the server’s pages, hidden fields and order', () => {
    const button = (id: string, classes: string, text: string) =>
      `<button type="button" id="${id}" class="${classes}">${text}</button>`;
    const pageBreak = (name: string, buttons: string) =>
      `<div class="mb-3 rsform-block rsform-block-${name} rsform-type-pagebreak"><div class="formControls">${buttons}</div></div>`;
    const next = 'rsform-button btn btn-success';
    const previous = 'rsform-button btn btn-warning';
    const hiddenPage = 'formContainer formHidden';
    const [submit] = kindRows.filter(({ title }) => title === 'a submit button');
    const last = submit?.markup
      .replace('component1', 'component5')
      .replace('<button', `${button('EnviarPrev', `rsform-button-prev ${previous}`, 'Anterior')}<button`);
    const botCheck = { provider: 'recaptcha-v3', siteKey: 'k' };

    return expectSame(
      definitionOf([], {
        pages: [
          { fields: [{ name: 'uno', type: 'page-break', nextCaption: 'Sigue' }] },
          {
            fields: [
              { name: 'origen', type: 'hidden', value: 'web' },
              { name: 'codigo', type: 'ticket', value: 'A1' },
              { name: 'dos', type: 'page-break' },
            ],
          },
          { fields: [{ name: 'Enviar', type: 'submit', caption: 'Enviar' }] },
        ],
        ...{
          title: 'Escríbenos',
          errorMessage: 'Revisa los campos.',
          validation: ['browser', 'server'],
          botCheck,
        },
        hiddenInputs: [{ name: '0123456789abcdef0123456789abcdef', value: '1' }],
      }),
      served(
        `<div class="rsformProgress" id="rsform_progress_1"></div><h2>Escríbenos</h2>
         <div id="rsform_error_1" style="display: none;"><p class="formRed">Revisa los campos.</p></div>
         ${page(0, pageBreak('uno', button('unoNext', next, 'Sigue')), hiddenPage)}
         ${page(1, pageBreak('dos', button('dosPrev', previous, 'Anterior') + button('dosNext', next, 'Siguiente')), hiddenPage)}
         ${page(2, last ?? '', hiddenPage)}
         <input type="hidden" id="origen" name="form[origen]" value="web">
         <input type="hidden" id="codigo" name="form[codigo]" value="A1">
         ${token}${formId}
         <input type="hidden" name="0123456789abcdef0123456789abcdef" value="1">`,
      ),
    );
  });
});

/** Markers of each layout: the form, its grid, a block, a label, a text, a choice's parent, the buttons. */
const layouts: readonly (readonly [LayoutName, string, string, string, string, string, string, string])[] = [
  [
    'responsive',
    'formResponsive',
    '.formRow > .formSpan12',
    '.rsform-block',
    '.formControlLabel',
    '',
    'LABEL',
    '',
  ],
  [
    'bootstrap5',
    'formVertical',
    '.row > .col-md-12',
    '.mb-3',
    '.form-label',
    'form-control',
    'DIV',
    'btn btn-primary',
  ],
  [
    'bootstrap4',
    'formVertical',
    '.form-row > .col-md-12',
    '.form-group',
    '.control-label',
    'form-control',
    'DIV',
    'btn btn-primary',
  ],
  [
    'bootstrap3',
    'formVertical',
    '.row > .col-md-12',
    '.form-group',
    '.control-label',
    'form-control',
    'SPAN',
    'btn btn-primary',
  ],
  [
    'bootstrap2',
    'formVertical',
    '.row-fluid > .span12',
    '.control-group',
    '.control-label',
    '',
    'SPAN',
    'btn btn-primary',
  ],
  [
    'uikit3',
    'uk-form-stacked',
    '.uk-grid > .uk-width-1-1',
    '.uk-margin',
    '.uk-form-label',
    'uk-input',
    'LABEL',
    'uk-button',
  ],
  [
    'uikit',
    'uk-form',
    '.uk-grid > .uk-width-1-1',
    '.uk-form-row',
    '.uk-form-label',
    '',
    'LABEL',
    'uk-button',
  ],
  [
    'foundation',
    'formVertical',
    '.grid-x > .cell',
    '.grid-padding-x',
    '.formControlLabel',
    '',
    'SPAN',
    'button',
  ],
  ['pico', 'pico', '.pico-row-fluid > .pico-col-12', '.rsform-block', '.formControlLabel', '', 'LABEL', ''],
  ['legacy', 'formVertical', 'fieldset', '.formField', '.formCaption', '', 'SPAN', ''],
];

describe('the layouts of a rendered form', () => {
  it('the layouts of a rendered form are all ten', () =>
    expect(layouts.map(([name]) => name)).to.deep.equal([...layoutNames]));

  for (const [layout, form, grid, block, label, input, choice, button] of layouts) {
    it(`the layouts of a rendered form have the classes and boxes of ${layout}`, async () => {
      const fields = [
        { name: 'a', type: 'text', caption: 'A' },
        { name: 'b', type: 'radio-group', caption: 'B', options: [{ value: 'x' }] },
        { name: 'c', type: 'submit', caption: 'C' },
      ];
      const element = await openRendered(jsonTag(definitionOf(fields, { layout })));
      const one = <Found extends Element>(selector: string) => element.querySelector<Found>(selector);
      expect([...(element.form?.classList ?? [])]).to.include(form);
      expect(one(`${grid} > .rsform-block-a${block} ${label}`), grid).not.to.equal(null);
      expect([...(one('#a')?.classList ?? [])]).to.include.members([
        'rsform-input-box',
        ...input.split(' ').filter(Boolean),
      ]);
      expect(one('#b0')?.parentElement?.tagName).to.equal(choice);
      expect([...(one('#c')?.classList ?? [])]).to.include.members(button.split(' ').filter(Boolean));
      expect(one('.rsform-block-a .formValidation > .formNoError')?.id).to.equal('component1');
    });
  }
});
