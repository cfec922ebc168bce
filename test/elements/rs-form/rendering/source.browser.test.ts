import { expect } from '@open-wc/testing';
import { startRendering } from '../../../../elements/rs-form/rendering/rendering.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { appears, disappears } from '../../../shared/appears.js';
import { FakeClock } from '../../../shared/fake-clock.js';
import { recordConsole, type ConsoleRecord } from '../../../shared/record-console.js';
import { definitionOf, openServed, openTag } from './rendered-page.js';

const definition = definitionOf([{ name: 'Nombre', type: 'text', caption: 'Nombre' }]);
const json = { 'content-type': 'application/json' };
const answer = (body: unknown = definition, headers: HeadersInit = json, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

describe('<rs-form> source', () => {
  const { fetch } = window;
  let console: ConsoleRecord;
  const asked: string[] = [];

  /** Simulates the server: answers in this order, and repeats the last one. */
  function serve(...answers: readonly (() => Response | Promise<Response>)[]): void {
    window.fetch = async (address, init) => {
      asked.push(String(address));
      const next = answers[Math.min(asked.length, answers.length) - 1];
      const signal = init?.signal;
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        Promise.resolve(next?.()).then((one) => one && resolve(one), reject);
      });
    };
  }

  beforeEach(() => {
    asked.length = 0;
    console = recordConsole();
  });

  afterEach(() => {
    console.stop();
    Object.assign(window, { fetch });
  });

  const status = (element: Element) => element.shadowRoot?.querySelector('[part~="message"]');

  it('<rs-form src> says that the form is loading, and shows it', async () => {
    let send: (answer: Response) => void = () => undefined;
    serve(() => new Promise((resolve) => (send = resolve)));
    const element = await openTag('<rs-form src="/formularios/1.json"></rs-form>');
    await appears(element.shadowRoot as ShadowRoot, '[part~="message"] p', 'Cargando el formulario…');
    send(answer());
    await appears(element, 'form [id="Nombre"]');
    await nextTask();
    expect((status(element) as HTMLElement).hidden).to.be.true;
    expect(asked).to.deep.equal([`${location.origin}/formularios/1.json`]);
    expect(console.errors).to.deep.equal([]);
  });

  const faults: readonly (readonly [string, () => Response | Promise<Response>, string])[] = [
    ['a missing file', () => answer('', json, 404), 'found status 404'],
    ['a broken server', () => answer('', json, 500), 'found status 500'],
    ['a page', () => answer('<p>', { 'content-type': 'text/html' }), 'found "text/html"'],
    ['broken JSON', () => answer('{"version":'), 'found no JSON (SyntaxError'],
    ['nothing', () => answer(''), 'found no JSON (SyntaxError'],
    ['too much', () => answer(' '.repeat(1_048_577)), 'found more than 1048576 bytes'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'found no answer'],
  ];

  for (const [title, fault, message] of faults) {
    it(`<rs-form src> leaves no hole, and a way on, when there is ${title}`, async () => {
      serve(fault, () => answer());
      const element = await openTag(
        '<rs-form src="/formularios/1.json"><p slot="bot-check-alternative">Llámanos</p></rs-form>',
      );
      const retry = await appears(element.shadowRoot as ShadowRoot, '[part="retry"]');
      expect(status(element)?.textContent).to.contain('No se ha podido mostrar el formulario');
      expect(element.querySelector('p')?.getClientRects().length).to.equal(1);
      expect(console.errors.length).to.equal(1);
      expect(console.errors[0]).to.contain(
        `ConfigError: <rs-form> src ${location.origin}/formularios/1.json: ${message}`,
      );

      (retry as HTMLElement).click();
      await appears(element, 'form [id="Nombre"]');
    });
  }

  it('<rs-form src> gives up after ten seconds, and not before', async () => {
    const clock = new FakeClock();
    serve(() => new Promise(() => undefined));
    const element = await openServed(
      { version: 1, formId: 1 },
      '<form><input name="form[formId]" value="1"></form>',
    );
    element.src = '/formularios/1.json';
    const core = startRendering(element, () => ({ stop: () => undefined }), clock);
    await Promise.resolve();
    clock.pass(9_999);
    await nextTask();
    expect(console.errors).to.deep.equal([]);
    clock.pass(1);
    await appears(element.shadowRoot as ShadowRoot, '[part="retry"]');
    expect(console.errors.join()).to.contain('found no answer within 10 s');
    core.stop();
  });

  for (const src of [
    '//evil.test/collect',
    'https://evil.test/x.json',
    'javascript:alert(1)',
    'data:,{}',
    'http://[',
  ]) {
    it(`<rs-form src> requests only its own site: ${src}`, async () => {
      serve(() => answer());
      const element = await openTag(`<rs-form src="${src}"></rs-form>`);
      await appears(element.shadowRoot as ShadowRoot, '[part="retry"]');
      expect(asked).to.deep.equal([]);
      expect(console.errors.join()).to.contain(`src: found "${src}", expected an address of this site`);
    });
  }

  it('<rs-form src> keeps typed text when the tag is moved, and when it leaves and comes back', async () => {
    serve(() => answer());
    const element = await openTag('<rs-form src="/formularios/1.json"></rs-form>');
    const input = (await appears(element, 'form [id="Nombre"]')) as HTMLInputElement;
    await nextTask();
    input.value = 'Ana';
    const parent = element.parentElement as HTMLElement;
    const other = document.createElement('div');
    parent.append(other);
    other.append(element);
    await nextTask();
    element.remove();
    await nextTask();
    parent.append(element);
    await new Promise<void>((resolve) => element.withCore(() => resolve()));
    await nextTask();
    const inputs = element.querySelectorAll<HTMLInputElement>('[id="Nombre"]');
    expect([...inputs].map(({ value }) => value)).to.deep.equal(['Ana']);
    expect(asked.length).to.equal(1);
  });

  it('<rs-form src> renders the other form when the address changes', async () => {
    serve(
      () => answer(),
      () => answer(definitionOf([{ name: 'Otro', type: 'text' }])),
    );
    const element = await openTag('<rs-form src="/formularios/1.json"></rs-form>');
    await appears(element, '[id="Nombre"]');
    element.setAttribute('src', '/formularios/2.json');
    await appears(element, '[id="Otro"]');
    expect(element.querySelectorAll('form').length).to.equal(1);
  });

  it('<rs-form src> renders the other form when the first address did not come', async () => {
    serve(
      () => answer('', json, 404),
      () => answer(),
    );
    const element = await openTag('<rs-form src="/formularios/1.json"></rs-form>');
    await appears(element.shadowRoot as ShadowRoot, '[part="retry"]');
    element.setAttribute('src', '/formularios/2.json');
    await appears(element, '[id="Nombre"]');
    expect(asked.map((address) => new URL(address).pathname)).to.deep.equal([
      '/formularios/1.json',
      '/formularios/2.json',
    ]);
  });

  for (const [title, content] of [
    ['held nothing to show', ''],
    ['held JSON that cannot be used', '<p>Abajo</p><script type="application/json">{"version":9}</script>'],
  ] as const) {
    it(`<rs-form src> renders the form of an address that comes late, where the tag ${title}`, async () => {
      serve(() => answer());
      const element = await openTag(`<rs-form>${content}</rs-form>`);
      await isReported(console);
      element.setAttribute('src', '/formularios/1.json');
      await appears(element, '[id="Nombre"]');
      expect(element.hasAttribute('data-pending')).to.be.false;
    });
  }

  it('<rs-form src> shows nothing when the tag leaves before the answer', async () => {
    let send: (answer: Response) => void = () => undefined;
    serve(() => new Promise((resolve) => (send = resolve)));
    const element = await openTag('<rs-form src="/formularios/1.json"></rs-form>');
    await appears(element.shadowRoot as ShadowRoot, '[part~="message"] p');
    element.remove();
    await nextTask();
    send(answer());
    await nextTask();
    expect(element.querySelector('form')).to.equal(null);
    await disappears(document, 'rs-form');
    expect(console.errors).to.deep.equal([]);
  });
});

/** Settles when an error was reported. */
async function isReported({ errors }: ConsoleRecord): Promise<void> {
  while (errors.length === 0) await nextTask();
}
