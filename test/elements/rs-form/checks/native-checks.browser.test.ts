import { expect } from '@open-wc/testing';
import { readCheck } from '../../../../elements/rs-form/checks/checks.dom.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { control, markOf, openChecked, required } from './checked-form.js';

/** Controls that the browser alone would block, and the text for the visitor. */
const native: readonly (readonly [title: string, controls: string, words: string])[] = [
  ['an empty text', control('A', 'required'), required],
  ['an empty text of several lines', control('A', 'required', 'textarea'), required],
  ['an empty select', control('A', 'required', 'select'), required],
  ['an empty select of several', control('A', 'required multiple', 'select'), required],
  ['a box that must be ticked', control('A', 'type="checkbox" value="a" required'), required],
  [
    'a group of which none is chosen',
    control('A', 'type="radio" value="a" required') + control('A', 'type="radio" value="b"'),
    required,
  ],
  ['a missing file', control('A', 'type="file" required'), required],
  ['an empty date', control('A', 'type="date" required'), required],
  [
    'a text in another format',
    control('A', 'pattern="[0-9]{5}" value="123"'),
    'Escríbelo con el formato que se pide.',
  ],
  [
    'a text in another format than the author says',
    control('A', 'pattern="[0-9]{5}" title="cinco cifras" value="123"'),
    'Escríbelo con el formato que se pide: cinco cifras',
  ],
  ['a number below the least', control('A', 'type="number" min="3" value="2"'), 'El valor debe ser 3 o más.'],
  [
    'a number above the greatest',
    control('A', 'type="number" max="3" value="4"'),
    'El valor debe ser 3 o menos.',
  ],
  [
    'a number between two steps',
    control('A', 'type="number" min="0" step="5" value="7"'),
    'El valor debe ir en pasos de 5.',
  ],
  [
    'a number with a fraction',
    control('A', 'type="number" min="0" value="1.5"'),
    'El valor debe ir en pasos de 1.',
  ],
  [
    'a day too early',
    control('A', 'type="date" min="2026-03-01" value="2026-02-01"'),
    'Elige una fecha a partir del 1 de marzo de 2026.',
  ],
  [
    'a day too late',
    control('A', 'type="date" max="2026-03-01" value="2026-04-01"'),
    'Elige una fecha hasta el 1 de marzo de 2026.',
  ],
  [
    'a time too early',
    control('A', 'type="time" min="09:00" value="08:00"'),
    'El valor debe ser 09:00 o más.',
  ],
  [
    'a time between two steps',
    control('A', 'type="time" min="08:00" step="1800" value="08:10"'),
    'Escribe o elige una hora completa.',
  ],
  [
    'a wrong address',
    control('A', 'type="url" value="x"'),
    'Escribe una dirección web completa, por ejemplo https://ejemplo.es.',
  ],
];

describe('<rs-form> native checks', () => {
  for (const [title, controls, words] of native) {
    it(`<rs-form> stops ${title}, with words`, async () => {
      const page = await openChecked([{ name: 'A', controls }]);
      expect(HTMLFormElement.prototype.checkValidity.call(page.form), 'the browser').to.be.false;
      expect(await page.press()).to.equal(null);
      expect(markOf(page, 'A')).to.equal(words);
      expect(page.said()).to.contain(`A: ${words}`);
    });
  }

  it('<rs-form> lets pass what the browser lets pass', async () => {
    const controls = [
      control('A', 'required value="x" pattern="x"'),
      control('B', 'required readonly'),
      control('C', 'required disabled'),
      control('D', 'type="number" min="3" value=""'),
    ];
    const page = await openChecked(
      controls.map((one, index) => ({ name: 'ABCD'.charAt(index), controls: one })),
    );
    expect(HTMLFormElement.prototype.checkValidity.call(page.form), 'the browser').to.be.true;
    expect(await page.press()).not.to.equal(null);
  });

  it('<rs-form> shows the message that a script of the page sets at a control', async () => {
    const page = await openChecked([{ name: 'A', controls: control('A', 'value="x"') }]);
    const input = page.form.querySelector<HTMLInputElement>('#A');
    input?.setCustomValidity('Ese nombre está cogido.');
    expect(await page.press()).to.equal(null);
    expect(markOf(page, 'A')).to.equal('Ese nombre está cogido.');
    input?.setCustomValidity('');
    page.type('A', 'y');
    expect(markOf(page, 'A')).to.equal(null);
  });

  it('<rs-form> checks lengths, which only a visitor’s own typing can break', () => {
    const input = document.createElement('input');
    input.minLength = 3;
    Object.defineProperty(input, 'validity', { value: { tooShort: true } });
    expect(readCheck('A', input)).to.deep.equal({ name: 'A', type: 'text', flag: 'tooShort', bound: '3' });
  });

  it('<rs-form> sends unchecked by an author’s button with formnovalidate', async () => {
    const page = await openChecked([{ name: 'A', controls: control('A', 'required') }]);
    const posted = new Promise<boolean>((resolve) => {
      const last = (event: SubmitEvent) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('submit', last, { once: true });
    });
    page.form.querySelector<HTMLElement>('#Guardar')?.click();
    expect(await posted).to.be.true;
  });

  it('<rs-form> does not check a block that the page itself has hidden', async () => {
    const page = await openChecked([{ name: 'A', controls: control('A', 'required') }]);
    page.block('a').hidden = true;
    expect(await page.press()).not.to.equal(null);
  });

  it('<rs-form> checks nothing that a condition hides', async () => {
    const conditions = [
      {
        action: 'hide',
        match: 'all',
        scope: 'block',
        targets: ['B'],
        when: [{ field: 'A', operator: 'is', value: 'x' }],
      },
    ];
    const blocks = [
      { name: 'A', controls: control('A', 'value="x"') },
      { name: 'B', controls: control('B', 'required') },
    ];
    const page = await openChecked(blocks, { conditions });
    expect(await page.press()).not.to.equal(null);
    // The form is free again in the task after a cancelled submit.
    await nextTask();
    page.type('A', 'y');
    expect(await page.press()).to.equal(null);
    expect(markOf(page, 'B')).to.equal(required);
    page.type('A', 'x');
    expect(markOf(page, 'B')).to.equal(null);
  });

  it('<rs-form> follows all controls of a field before it is right again', async () => {
    const controls =
      control('A', 'type="checkbox" value="a" required') + control('A', 'type="checkbox" value="b" required');
    const page = await openChecked([{ name: 'A', controls }]);
    expect(await page.press()).to.equal(null);
    const [first, second] = page.form.querySelectorAll<HTMLInputElement>('#A');
    second?.click();
    expect(markOf(page, 'A')).to.equal(required);
    first?.click();
    expect(markOf(page, 'A')).to.equal(null);
  });
});
