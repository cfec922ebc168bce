import { expect } from '@open-wc/testing';
import { drive, touched } from '../page-driver.js';
import { definitionOf, jsonTag, openRendered } from './rendered-page.js';

const controlsOf = (form: HTMLFormElement) =>
  HTMLElement.prototype.querySelectorAll.call(form, '.rsform-input-box') as NodeListOf<HTMLInputElement>;

describe('<rs-form> hostile', () => {
  const names: readonly (readonly [string, string])[] = [
    ['name-01', '__proto__][polluted'],
    ['name-03', 'a][__proto__'],
    ['name-05', 'hasOwnProperty'],
    ['name-07', 'form['],
    ['name-09', 'a"b'],
    ['name-11', 'a\\]b'],
    ['name-13', '0'],
    ['name-15', 'submit'],
    ['name-17', 'a b'],
    ['name-19', 'a b+c&d=e%26'],
    ['a script’s end', '</script><img src=x onerror=__pwned=1>'],
    ['a long one', 'x'.repeat(5000)],
    ['the form’s own members (clobber-01)', 'action'],
    ['the form’s own members (clobber-03)', 'elements'],
    ['the form’s own members (clobber-05)', 'attributes'],
    ['what React writes with', 'setAttribute'],
    ['what React builds with', 'appendChild'],
    ['what React listens with', 'addEventListener'],
    ['the parent', 'parentNode'],
  ];

  for (const [id, name] of names) {
    it(`a form rendered from JSON with hostile names posts it byte for byte: ${name.slice(0, 40)} (${id})`, async () => {
      const fields = [
        { name, type: 'text', caption: name, value: 'yes' },
        { name: 'Enviar', type: 'submit', caption: 'Enviar' },
      ];
      const element = await openRendered(jsonTag(definitionOf(fields)));
      await touched(element);
      const page = drive(element);
      const [input] = controlsOf(page.form);
      expect(input?.name).to.equal(`form[${name}]`);
      expect(input?.id).to.equal(name);
      expect((await page.press())?.get(`form[${name}]`)).to.equal('yes');
      expect(element.querySelector('label')?.textContent).to.equal(name);
      expect(element.querySelector('img, form script')).to.equal(null);
      expect(Reflect.get({}, 'polluted')).to.equal(undefined);
      expect(Reflect.get(window, '__pwned')).to.equal(undefined);
    });
  }

  it('a form rendered from JSON with hostile names writes every text as text (value-01, attr-03)', async () => {
    const markup = '<img src=x onerror=__pwned=1><script>__pwned=1</script>';
    const texts = {
      caption: markup,
      description: markup,
      message: markup,
      placeholder: markup,
      value: markup,
    };
    const options = [{ value: markup, label: markup, group: markup }];
    const element = await openRendered(
      jsonTag(
        definitionOf(
          [
            { name: 'a', type: 'text', ...texts, required: true },
            { name: 'b', type: 'select', ...texts, options },
            { name: 'c', type: 'radio-group', ...texts, options: [{ value: markup }] },
            { name: 'd', type: 'free-text', paragraphs: [markup] },
            { name: 'e', type: 'textarea', ...texts },
            { name: 'f', type: 'submit', caption: markup, resetCaption: markup },
          ],
          { title: markup, requiredMarker: markup, hiddenInputs: [{ name: markup, value: markup }] },
        ),
      ),
    );
    expect(element.querySelector('img, form script')).to.equal(null);
    expect(element.querySelector('h2')?.textContent).to.equal(markup);
    expect(element.querySelector('.rsform-type-freetext p')?.textContent).to.equal(markup);
    expect(Reflect.get(window, '__pwned')).to.equal(undefined);
  });

  it('a form rendered from JSON with hostile names offers no more years than a visitor can use (datecfg-13)', async () => {
    const element = await openRendered(
      jsonTag(definitionOf([{ name: 'a', type: 'birthday', years: { from: -1, to: 1e9 } }])),
    );
    expect(element.querySelectorAll('[id="ay"] option').length).to.be.lessThan(400);
  });

  it('a form rendered from JSON with hostile names renders two forms with the same ids beside each other', async () => {
    const definition = definitionOf([{ name: 'a', type: 'text', value: '1' }]);
    const first = await openRendered(jsonTag(definition));
    const second = await openRendered(jsonTag({ ...definition, formId: 2 }));
    const ids = [first, second].map(({ form }) => form && new FormData(form).get('form[formId]'));
    expect(ids).to.deep.equal(['1', '2']);
  });
});
