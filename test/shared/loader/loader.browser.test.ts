import { expect } from '@open-wc/testing';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import { nextTask } from '../../../shared/element/when-parsed.js';
import { startLoader } from '../../../shared/loader/start-loader.js';
import { allowScriptHost } from '../../../shared/trust/trusted-script-url.js';
import { recordConsole, type ConsoleRecord } from '../record-console.js';

/** Starts a page's loader with toy tags. Returns the requested tags; `lost` ones fail to load. */
function startToys(tags: readonly string[], lost: ReadonlySet<string> = new Set()) {
  const asked: string[] = [];
  const bring = async (tag: string) => {
    asked.push(tag);
    await Promise.resolve();
    if (lost.has(tag)) throw new TypeError('it did not come');
    customElements.define(tag, class extends HTMLElement {});
  };
  startLoader(Object.fromEntries(tags.map((tag) => [tag, () => bring(tag)])), wholeSuite);
  return asked;
}

/** Classic script that defines `<load-lost>`, instead of `suite.single.js`. */
const wholeSuite = '/test/shared/loader/fixtures/whole-suite.js';

describe('shared/loader: loader', () => {
  const added: HTMLElement[] = [];
  let log: ConsoleRecord;

  function put(name: string, place: ParentNode = document.body): HTMLElement {
    const element = document.createElement(name);
    place.append(element);
    added.push(element);
    return element;
  }

  beforeEach(() => (log = recordConsole()));
  afterEach(() => {
    log.stop();
    for (const element of added.splice(0)) element.remove();
  });

  it('the loader of suite.js loads the tags that a page has, each once, and no other', async () => {
    put('load-here');
    put('load-here');
    const asked = startToys(['load-here', 'load-absent']);
    await nextTask();
    expect(asked).to.deep.equal(['load-here']);
  });

  it('the loader of suite.js loads a tag that comes later, also deep inside of other content', async () => {
    const asked = startToys(['load-later', 'load-deep']);
    put('load-later');
    const block = document.createElement('div');
    put('load-deep', block.appendChild(document.createElement('p')));
    document.body.append(block);
    added.push(block);
    await nextTask();
    expect(asked).to.deep.equal(['load-later', 'load-deep']);
  });

  it('the loader of suite.js leaves a template alone, and loads what a script clones out of it', async () => {
    const template = put('template') as HTMLTemplateElement;
    template.content.append(document.createElement('load-cloned'));
    const asked = startToys(['load-cloned']);
    await nextTask();
    expect(asked).to.deep.equal([]);
    const place = put('div');
    place.append(template.content.cloneNode(true));
    await nextTask();
    expect(asked).to.deep.equal(['load-cloned']);
  });

  it('the loader of suite.js leaves shadow roots to whoever made them, who may ask for the tag', async () => {
    const root = put('div').attachShadow({ mode: 'open' });
    const asked = startToys(['load-shadow']);
    put('load-shadow', root);
    await nextTask();
    expect(asked).to.deep.equal([]);
    await requestTag('load-shadow');
    expect(asked).to.deep.equal(['load-shadow']);
  });

  it('the loader of suite.js leaves a tag alone that another bundle has brought', async () => {
    customElements.define('load-brought', class extends HTMLElement {});
    const asked = startToys(['load-brought']);
    put('load-brought');
    await nextTask();
    expect(asked).to.deep.equal([]);
  });

  it('the loader of suite.js watches the page with one observer', () => {
    const { MutationObserver: Real } = window;
    let observers = 0;
    window.MutationObserver = class extends Real {
      constructor(callback: MutationCallback) {
        super(callback);
        observers += 1;
      }
    };
    startToys(['load-one', 'load-two', 'load-three']);
    window.MutationObserver = Real;
    expect(observers).to.equal(1);
  });

  it('the loader of suite.js names a lost tag once, asks for it again when the tag next comes, and then for the whole suite', async () => {
    allowScriptHost(location.origin);
    const lost = new Set(['load-lost']);
    put('load-lost').textContent = 'from the server';
    const asked = startToys(['load-lost'], lost);
    await nextTask();
    expect(asked).to.deep.equal(['load-lost']);
    expect(log.errors).to.have.length(1);
    expect(log.errors[0]).to.match(/Error in file: <load-lost>\. Error: TypeError: it did not come/);

    put('load-lost');
    await customElements.whenDefined('load-lost');
    expect(asked).to.deep.equal(['load-lost', 'load-lost']);
    expect(log.errors).to.have.length(1);
    expect(added[0]?.matches(':defined')).to.equal(true);
  });

  const uses = [
    ['is pressed', (button: HTMLElement) => button.dispatchEvent(new PointerEvent('pointerdown', bubbling))],
    ['is clicked', (button: HTMLElement) => button.click()],
    ['takes the focus', (button: HTMLElement) => button.focus()],
    ['is submitted', (button: HTMLElement) => button.dispatchEvent(new SubmitEvent('submit', bubbling))],
  ] as const;
  for (const [index, [title, use]] of uses.entries()) {
    it(`the loader of suite.js asks for a lost tag again when something in it ${title}`, async () => {
      const tag = `load-use-${index}`;
      const lost = new Set([tag]);
      const button = document.createElement('button');
      put(tag).append(button);
      const asked = startToys([tag], lost);
      await nextTask();
      lost.clear();
      use(button);
      await nextTask();
      expect(asked).to.deep.equal([tag, tag]);
      expect(button.parentElement?.matches(':defined')).to.equal(true);
    });
  }

  it('the loader of suite.js bears events that no element has sent', async () => {
    startToys(['load-calm']);
    document.dispatchEvent(new Event('click'));
    window.dispatchEvent(new Event('submit'));
    await nextTask();
    expect(log.errors).to.deep.equal([]);
  });

  it('the loader of suite.js has the failure of a script of the suite reported, although nothing of that was loaded before', async () => {
    startToys(['load-reported']);
    const script = put('script', document.head) as HTMLScriptElement;
    script.setAttribute('data-suite', '');
    const reported = new Promise<void>((resolve) => {
      const { error } = console;
      console.error = (...parts: unknown[]) => {
        error(...parts);
        resolve();
      };
    });
    script.src = 'http://127.0.0.1:1/lost.js';
    document.head.append(script);
    await reported;
    expect(log.errors[0]).to.contain('Error in file: http://127.0.0.1:1/lost.js. Error: it did not load');
  });
});

const bubbling = { bubbles: true, composed: true };
