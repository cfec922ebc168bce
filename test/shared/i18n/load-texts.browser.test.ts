import { expect, fixture, html } from '@open-wc/testing';
import { textAttribute } from '../../../shared/element/attributes.js';
import { defineElement } from '../../../shared/element/define-element.js';
import { ShellElement, type ShellCore } from '../../../shared/element/shell-element.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { Languages, Texts } from '../../../shared/i18n/texts.js';
import { errorsDuring } from '../record-console.js';
import { until } from '../until.js';

const spanish = { hello: 'Hola' };

/** Element that renders a greeting in its language. */
class Greeter extends ShellElement<ShellCore> {
  static override readonly options = { locale: textAttribute('locale') };
  declare locale: string;

  greet(): void {
    const { locale } = this;
    writeOwnText(this, createTexts({ host: this, texts: spanish, locale })('hello'));
  }
}

let made = 0;

interface Network {
  readonly tag: string;
  /** Other tags with the same texts. */
  readonly others: readonly string[];
  /** Requested languages, one entry a request. */
  readonly requests: string[];
  arrive(language: string): void;
  lose(language: string): void;
}

/**
 * Defines tags with texts in these languages, which load when the test releases them.
 *
 * @param count - Number of tags.
 */
function defineGreeter(languages: Readonly<Record<string, Texts>>, count = 1): Network {
  made += 1;
  const [tag = '', ...others] = Array.from({ length: count }, (_, place) => `toy-greeter-${made}-${place}`);
  const requests: string[] = [];
  const files = new Map(
    Object.keys(languages).map((language) => [language, Promise.withResolvers<{ default: Texts }>()]),
  );
  const loads: Languages = Object.fromEntries(
    [...files].map(([language, { promise }]) => [
      language,
      () => {
        requests.push(language);
        return promise;
      },
    ]),
  );
  const startCore = (shell: Greeter): ShellCore => {
    shell.greet();
    return { optionChanged: () => shell.greet(), stop: () => undefined };
  };
  for (const one of [tag, ...others]) defineElement(one, class extends Greeter {}, startCore, loads);
  return {
    tag,
    others,
    requests,
    arrive: (language) => files.get(language)?.resolve({ default: languages[language] ?? {} }),
    lose: (language) => files.get(language)?.reject(new TypeError('Failed to fetch')),
  };
}

const english = { en: { hello: 'Hello' } };

async function put(lang: string, ...tags: readonly string[]): Promise<readonly Greeter[]> {
  const place = await fixture<HTMLElement>(html`<div lang=${lang}></div>`);
  place.append(...tags.map((tag) => document.createElement(tag)));
  return [...place.children] as Greeter[];
}

const started = (toy: Greeter | undefined) => new Promise<unknown>((resolve) => toy?.withCore(resolve));

describe('shared/i18n: load texts', () => {
  it('an element with texts starts in Spanish in the task after it has come, and requests no file of a language', async () => {
    const { tag, requests } = defineGreeter(english);
    const [toy] = await put('es-MX', tag);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([toy?.textContent, toy?.lang]).to.deep.equal(['Hola', '']);
    expect(requests).to.deep.equal([]);
  });

  it('an element with texts says nothing on an English page until its English texts have loaded', async () => {
    const { tag, requests, arrive } = defineGreeter(english);
    const [toy] = await put('en', tag);
    await until(() => requests.length > 0, 'the English texts are requested');
    expect({ text: toy?.textContent, hasCore: toy?.hasCore }).to.deep.equal({ text: '', hasCore: false });
    arrive('en');
    await started(toy);
    expect([toy?.textContent, toy?.lang]).to.deep.equal(['Hello', '']);
  });

  it('an element with texts shares the file of its language with every element of every tag', async () => {
    const { tag, others, requests, arrive } = defineGreeter(english, 2);
    const toys = await put('en', tag, ...others);
    arrive('en');
    await Promise.all(toys.map(started));
    const [later] = await put('en-GB', tag);
    await started(later);
    expect([...toys, later].map((toy) => toy?.textContent)).to.deep.equal(['Hello', 'Hello', 'Hello']);
    expect(requests).to.deep.equal(['en']);
  });

  it('an element with texts is English in an English part of a Spanish page, and where its own `locale` says so', async () => {
    const { tag, arrive } = defineGreeter(english);
    arrive('en');
    const place = await fixture<HTMLElement>(html`<div lang="es"><p lang="en"></p></div>`);
    const [inPart, byLocale, inSpanish] = [0, 1, 2].map(() => document.createElement(tag) as Greeter);
    byLocale?.setAttribute('locale', 'en');
    place.querySelector('p')?.append(inPart as Greeter);
    place.append(byLocale as Greeter, inSpanish as Greeter);
    await Promise.all([inPart, byLocale, inSpanish].map(started));
    expect([inPart, byLocale, inSpanish].map((toy) => toy?.textContent)).to.deep.equal([
      'Hello',
      'Hello',
      'Hola',
    ]);
  });

  it('an element with texts is Spanish in a shadow root of a Spanish page', async () => {
    const { tag, requests } = defineGreeter(english);
    const place = await fixture<HTMLElement>(html`<div lang="es"><p></p></div>`);
    const toy = document.createElement(tag) as Greeter;
    place.querySelector('p')?.attachShadow({ mode: 'open' }).append(toy);
    await started(toy);
    expect([toy.textContent, requests.length]).to.deep.equal(['Hola', 0]);
  });

  it('an element with texts is Spanish, and marked as that, where its texts are lost; one error for all tags of the page names the language', async () => {
    const { tag, others, requests, lose } = defineGreeter(english, 2);
    const errors = await errorsDuring(async () => {
      const toys = await put('en', tag, tag, ...others);
      await until(() => requests.length > 0, 'the English texts are requested');
      lose('en');
      await Promise.all(toys.map(started));
      for (const toy of toys)
        expect([toy.textContent, toy.lang, toy.dir]).to.deep.equal(['Hola', 'es', 'ltr']);
    });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('Error in file: texts "en". Error: TypeError: Failed to fetch');
  });

  it('an element with texts is Spanish where the network hangs, so that nothing waits for texts for good', async () => {
    const { tag } = defineGreeter(english);
    const { setTimeout } = window;
    // The suite's own time limit is over at once.
    Object.assign(window, {
      setTimeout: (task: () => void, ms: number) => setTimeout(task, ms === 8000 ? 0 : ms),
    });
    const errors = await errorsDuring(async () => {
      const [toy] = await put('en', tag);
      await started(toy);
      expect([toy?.textContent, toy?.lang]).to.deep.equal(['Hola', 'es']);
    });
    Object.assign(window, { setTimeout });
    expect(errors[0]).to.contain('8000 ms have passed');
  });

  it('an element with texts requests its texts in the task after it has come', async () => {
    const { tag, requests } = defineGreeter(english);
    await put('en', tag);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(requests).to.deep.equal(['en']);
  });

  it('an element with texts carries its direction: Arabic in a Spanish page, Spanish in an Arabic one', async () => {
    const { tag, arrive } = defineGreeter({ ar: { hello: 'مرحبًا' } });
    arrive('ar');
    const place = await fixture<HTMLElement>(html`<div lang="es"></div>`);
    const arabic = document.createElement(tag) as Greeter;
    arabic.setAttribute('locale', 'ar');
    place.append(arabic);
    await started(arabic);
    expect([arabic.textContent, arabic.lang, arabic.dir]).to.deep.equal(['مرحبًا', 'ar', 'rtl']);
    place.lang = 'ar';
    const spanishOne = document.createElement(tag) as Greeter;
    spanishOne.setAttribute('locale', 'es');
    place.append(spanishOne);
    await started(spanishOne);
    expect([spanishOne.textContent, spanishOne.lang, spanishOne.dir]).to.deep.equal(['Hola', 'es', 'ltr']);
  });

  it('an element with texts has a third language by one file and one line', async () => {
    const { tag, requests, arrive } = defineGreeter({ ...english, de: { hello: 'Hallo' } });
    arrive('de');
    arrive('en');
    const [german] = await put('de-AT', tag);
    const [french] = await put('fr', tag);
    await Promise.all([german, french].map(started));
    expect([german?.textContent, german?.lang]).to.deep.equal(['Hallo', '']);
    expect([french?.textContent, french?.lang]).to.deep.equal(['Hello', 'en']);
    expect(requests).to.deep.equal(['de', 'en']);
  });

  it('an element with texts takes another `locale` on when its texts have loaded, and goes back to Spanish at once', async () => {
    const { tag, requests, arrive } = defineGreeter(english);
    const [toy] = await put('es', tag);
    await started(toy);
    toy?.setAttribute('locale', 'en');
    await until(() => requests.length > 0, 'the English texts are requested');
    arrive('en');
    await until(() => toy?.textContent === 'Hello', 'the element is English');
    toy?.setAttribute('locale', 'es');
    expect(toy?.textContent).to.equal('Hola');
  });

  it('an element with texts starts nothing if it was removed when its texts load', async () => {
    const { tag, requests, arrive } = defineGreeter(english);
    const [toy] = await put('en', tag);
    await until(() => requests.length > 0, 'the English texts are requested');
    toy?.remove();
    arrive('en');
    const [other] = await put('en', tag);
    await started(other);
    expect({ text: toy?.textContent, hasCore: toy?.hasCore }).to.deep.equal({ text: '', hasCore: false });
  });
});
