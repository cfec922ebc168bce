import { expect, fixture, html } from '@open-wc/testing';
import { flatContains, flatParent } from '../../../shared/dom/flat-contains.js';
import { optionalGlobal } from '../../../shared/dom/named-by-page.js';
import { document as safe, documentOf, nodeOf, unclobbered } from '../../../shared/dom/unclobbered.js';

/** Adds images with names of members. The test tools read the document themselves, so the test removes them again. */
async function shadow(...names: readonly string[]): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const images = names.map((name) => Object.assign(document.createElement('img'), { name, alt: '' }));
  place.append(...images);
  named.push(...images);
  return place;
}

const named: HTMLElement[] = [];

describe('the document, where an author names images like its members', () => {
  afterEach(() => {
    for (const image of named.splice(0)) image.remove();
  });

  it('the document, where an author names images like its members, is read as if they had no names', async () => {
    const { body } = document;
    const place = await shadow('body', 'createElement', 'readyState', 'parentNode');
    expect(document.body).not.to.equal(body);
    expect(safe.body).to.equal(body);
    expect(safe.createElement('p').localName).to.equal('p');
    expect(safe.readyState).to.equal('complete');
    expect(unclobbered(document).parentNode).to.equal(null);
    expect(documentOf(place).body).to.equal(body);
  });

  it('the document, where an author names images like its members, is written as if they had no names', async () => {
    const before = document.title;
    await shadow('title');
    safe.title = 'Contacto';
    expect(safe.querySelector('title')?.textContent).to.equal('Contacto');
    safe.title = before;
  });

  it('the document, where an author names images like its members, has no member that only an image gives it', async () => {
    await shadow('prerenderingSoon');
    expect('prerenderingSoon' in document).to.equal(true);
    expect('prerenderingSoon' in safe).to.equal(false);
    expect(Reflect.get(safe, 'prerenderingSoon')).to.equal(undefined);
  });

  it('the document, where an author names images like its members, is the same object each time, and leads back to the node', () => {
    expect(unclobbered(document)).to.equal(safe);
    expect(nodeOf(safe)).to.equal(document);
    expect(safe).to.be.instanceOf(Document);
  });

  it('the document, where an author names images like its members, keeps what a script adds', () => {
    const key = Symbol.for('rs-suite.test');
    Reflect.set(safe, key, 3);
    expect(Reflect.get(document, key)).to.equal(3);
    expect(Reflect.get(safe, key)).to.equal(3);
    Reflect.deleteProperty(document, key);
  });

  it('the document, where an author names images like its members, ends a climb through parents', async () => {
    const place = await shadow('parentNode');
    expect(flatParent(document)).to.equal(null);
    expect(flatContains(document.createElement('p'), place)).to.equal(false);
  });
});

describe('a form whose controls are named like its members', () => {
  it('a form whose controls are named like its members is read as if they had no names', async () => {
    const names = ['parentNode', 'closest', 'assignedSlot', 'action'];
    const place = await fixture(html`
      <div lang="es">
        <form action="/envio">${names.map((name) => html`<input name=${name} />`)}</form>
      </div>
    `);
    const form = place.querySelector('form') as HTMLFormElement;
    expect(form.parentNode).not.to.equal(place);
    expect(unclobbered(form).parentNode).to.equal(place);
    expect(unclobbered(form).closest('[lang]')).to.equal(place);
    expect(new URL(unclobbered(form).action).pathname).to.equal('/envio');
    expect(flatParent(form)).to.equal(place);
    expect(flatContains(document.createElement('p'), form.querySelector('input'))).to.equal(false);
  });
});

describe('a global of a script', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'grecaptchaOfTest'));

  for (const [title, template] of [
    ['an image', html`<div><img id="grecaptchaOfTest" alt="" /></div>`],
    ['two images', html`<div><img id="grecaptchaOfTest" alt="" /><img id="grecaptchaOfTest" alt="" /></div>`],
    ['a frame', html`<div><iframe name="grecaptchaOfTest" title="x"></iframe></div>`],
    ['an object', html`<div><object id="grecaptchaOfTest"></object></div>`],
  ] as const)
    it(`a global of a script is not there where ${title} has its name`, async () => {
      await fixture(template);
      expect(Reflect.get(window, 'grecaptchaOfTest')).not.to.equal(undefined);
      expect(optionalGlobal('grecaptchaOfTest')).to.equal(undefined);
    });

  it('a global of a script exists where a script has set it', async () => {
    await fixture(html`<div><img id="grecaptchaOfTest" alt="" /></div>`);
    const api = { execute: () => 'token' };
    Reflect.set(window, 'grecaptchaOfTest', api);
    expect(optionalGlobal('grecaptchaOfTest')).to.equal(api);
  });
});
