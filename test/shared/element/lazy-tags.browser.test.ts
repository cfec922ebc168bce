import { expect } from '@open-wc/testing';
import { registerTag, requestTag } from '../../../shared/element/lazy-tags.js';
import { nextTask } from '../../../shared/element/when-parsed.js';

/** Creates a fake file of a tag, which defines the tag, and counts its requests. The first requests may fail. */
function toyFile(tag: string, failures = 0) {
  const file = {
    requests: 0,
    async load() {
      file.requests += 1;
      await Promise.resolve();
      if (file.requests <= failures) throw new Error('the file did not come');
      customElements.define(tag, class extends HTMLElement {});
    },
  };
  return file;
}

async function errorOf(request: Promise<void>): Promise<string> {
  return request.then(
    () => 'none',
    (error: unknown) => String(error),
  );
}

describe('shared/element: lazy tags', () => {
  it('a tag that another one places is loaded once, also where several ask for it at once', async () => {
    const file = toyFile('toy-placed');
    registerTag('toy-placed', file.load);
    await Promise.all([requestTag('toy-placed'), requestTag('toy-placed')]);
    await requestTag('toy-placed');
    expect(file.requests).to.equal(1);
    expect(customElements.get('toy-placed')).to.not.equal(undefined);
  });

  it('a tag that another one places is loaded by the first registered loader', async () => {
    const first = toyFile('toy-claimed');
    const second = toyFile('toy-claimed');
    registerTag('toy-claimed', first.load);
    registerTag('toy-claimed', second.load);
    await requestTag('toy-claimed');
    expect([first.requests, second.requests]).to.deep.equal([1, 0]);
  });

  it('a tag that another one places is not loaded where the page has it already', async () => {
    const file = toyFile('toy-present');
    customElements.define('toy-present', class extends HTMLElement {});
    registerTag('toy-present', file.load);
    await requestTag('toy-present');
    expect(file.requests).to.equal(0);
  });

  it('a tag that another one places may be asked for again when its file did not come', async () => {
    const file = toyFile('toy-lost', 1);
    registerTag('toy-lost', file.load);
    expect(await errorOf(requestTag('toy-lost'))).to.contain('the file did not come');
    expect(await errorOf(requestTag('toy-lost'))).to.equal('none');
    expect(file.requests).to.equal(2);
  });

  it('a tag that another one places is defined although its file did not load, where another bundle has defined it meanwhile', async () => {
    const file = toyFile('toy-elsewhere', 1);
    registerTag('toy-elsewhere', file.load);
    const request = requestTag('toy-elsewhere');
    customElements.define('toy-elsewhere', class extends HTMLElement {});
    expect(await errorOf(request)).to.equal('none');
  });

  it('a tag that another one places is waited for until it is defined, also where its file defines it later', async () => {
    registerTag('toy-registered-late', () => Promise.resolve());
    const request = requestTag('toy-registered-late');
    let isThere = false;
    void request.then(() => (isThere = true));
    await nextTask();
    expect(isThere).to.equal(false);
    customElements.define('toy-registered-late', class extends HTMLElement {});
    await request;
  });

  it('a tag that another one places is refused by name where nothing on the page loads it', async () => {
    expect(await errorOf(requestTag('toy-unknown'))).to.contain('<toy-unknown>');
  });

  it('a tag that another one places is known to every bundle of the page, under a name that no markup can take', () => {
    registerTag('toy-shared', () => Promise.resolve());
    const known = Reflect.get(window, Symbol.for('rs-suite.lazy-tags')) as ReadonlyMap<string, unknown>;
    expect(known.has('toy-shared')).to.equal(true);
  });
});
