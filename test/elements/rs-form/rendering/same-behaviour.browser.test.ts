import { expect } from '@open-wc/testing';
import { drive, enhanced, touched, type FormPage } from '../page-driver.js';
import { choice, practiceForm, practiceJson } from '../practice-page.js';
import { jsonTag, openRendered, openTag } from './rendered-page.js';

const text = (name: string, type: string, componentId: number, caption: string) => {
  return { name, type, componentId, caption, message: 'Este campo no es válido.' };
};

/** Practice's form as a whole definition. */
const practiceDefinition = {
  ...practiceJson,
  action: '/contacto',
  pages: [
    {
      fields: [
        {
          ...text(choice, 'checkbox-group', 11, '¿Cómo quieres que contactemos?'),
          ...{ required: true, maxSelections: 1, options: [{ value: 'Teléfono' }, { value: 'E-mail' }] },
        },
        text('Telefono', 'tel', 12, 'Teléfono'),
        text('Email', 'email', 13, 'Correo electrónico'),
        { ...text('Dia_y_hora', 'calendar', 14, 'Día y hora'), format: 'DD-MM-YYYY HH:mm', step: 30 },
        text('consulta', 'textarea', 15, 'Tu consulta'),
        text('Enviar', 'submit', 16, 'Enviar'),
        { name: 'origen', type: 'hidden', value: 'web' },
      ],
    },
  ],
  hiddenInputs: [{ name: '0123456789abcdef0123456789abcdef', value: '1' }],
};

const hidden = '<input type="hidden" id="origen" name="form[origen]" value="web">';

const sources: readonly (readonly [string, () => Promise<FormPage>])[] = [
  [
    'the server’s markup',
    async () => {
      const form = practiceForm.replace(/<input type="hidden" name="g-recaptcha-response".*?>/, hidden);
      const element = await openTag(jsonTag(practiceJson, '', form));
      await enhanced(element);
      await touched(element);
      return drive(element);
    },
  ],
  [
    'JSON',
    async () => {
      const element = await openRendered(jsonTag(practiceDefinition));
      await touched(element);
      return drive(element);
    },
  ],
];

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;
const dependent = ['telefono', 'email', 'dia-y-hora', 'consulta'];
const shown = (page: FormPage) => dependent.filter((alias) => isVisible(page.block(alias)));

/** Actions of a visitor, with the result that is equal for both sources of a form. */
const scenarios: readonly (readonly [string, (page: FormPage) => Promise<unknown>, unknown])[] = [
  ['shows none of the dependent fields at first', async (page) => shown(page), []],
  [
    'shows the fields of the way of contact',
    async (page) => {
      page.tick('Teléfono');
      return shown(page);
    },
    ['telefono', 'dia-y-hora', 'consulta'],
  ],
  [
    'lets one way of contact be chosen, and unticks the other one for it',
    async (page) => {
      page.tick('E-mail');
      page.tick('Teléfono');
      return [page.box('E-mail').checked, page.box('Teléfono').checked, shown(page)];
    },
    [false, true, ['telefono', 'dia-y-hora', 'consulta']],
  ],
  [
    'puts a hidden field back to its default',
    async (page) => {
      page.tick('E-mail');
      const email = page.type('Email', 'ana@ejemplo.es');
      page.tick('E-mail');
      return email.value;
    },
    '',
  ],
  [
    'marks a wrong field and describes it',
    async (page) => {
      page.tick('E-mail');
      const email = page.type('Email', 'ana@');
      const post = await page.press();
      const message = page.block('email').querySelector('[id="component13"]');
      return [
        post,
        email.getAttribute('aria-invalid'),
        email.getAttribute('aria-describedby'),
        [...email.classList].sort(),
        message?.className,
        message?.textContent,
      ];
    },
    [
      null,
      'true',
      'component13',
      ['form-control', 'is-invalid', 'rsform-error', 'rsform-input-box'],
      'formError',
      'Este campo no es válido.',
    ],
  ],
  [
    'frees a field that is right again, with its own message back',
    async (page) => {
      page.tick('E-mail');
      page.type('Email', 'ana@');
      await page.press();
      const email = page.type('Email', 'ana@ejemplo.es');
      const message = page.block('email').querySelector('[id="component13"]');
      return [email.hasAttribute('aria-invalid'), message?.className, message?.textContent.trim()];
    },
    [false, 'formNoError', 'Este campo no es válido.'],
  ],
  [
    'posts the same in the same order, without what is hidden',
    async (page) => {
      page.tick('E-mail');
      page.type('Email', 'ana@ejemplo.es');
      page.type('consulta', 'Hola\n¿qué tal?');
      return [...((await page.press()) ?? [])];
    },
    [
      [`form[${choice}][]`, 'E-mail'],
      ['form[Email]', 'ana@ejemplo.es'],
      ['form[consulta]', 'Hola\n¿qué tal?'],
      ['form[Enviar]', 'Enviar'],
      ['form[origen]', 'web'],
      ['form[formId]', '1'],
      ['0123456789abcdef0123456789abcdef', '1'],
    ],
  ],
  [
    'goes back to the start with a reset',
    async (page) => {
      page.tick('E-mail');
      const email = page.type('Email', 'ana@');
      HTMLFormElement.prototype.reset.call(page.form);
      // The form is read anew in a task that the reset has queued.
      await new Promise((done) => setTimeout(done, 0));
      return [email.value, page.box('E-mail').checked, shown(page)];
    },
    ['', false, []],
  ],
];

for (const [source, open] of sources) {
  describe(`a form from ${source}`, () => {
    for (const [title, play, expected] of scenarios) {
      it(`a form from ${source} ${title}`, async () => {
        const page = await open();
        expect(await play(page)).to.deep.equal(expected);
      });
    }
  });
}
