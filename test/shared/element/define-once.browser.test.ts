import { expect } from '@open-wc/testing';
import { defineOnce, suiteVersion } from '../../../shared/element/define-once.js';
import { recordConsole } from '../record-console.js';

function toyOfVersion(version: string): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly suiteVersion = version;
  };
}

describe('shared/element: define once', () => {
  it('two bundles on one page leave the first one its tags and warn once, naming both versions', () => {
    const first = toyOfVersion('1.2.3');
    defineOnce('toy-first', first);
    defineOnce('toy-other', toyOfVersion('1.2.3'));
    const record = recordConsole();
    defineOnce('toy-first', first);
    defineOnce('toy-first', toyOfVersion(suiteVersion));
    defineOnce('toy-other', toyOfVersion(suiteVersion));
    record.stop();

    expect(customElements.get('toy-first') === first).to.equal(true);
    expect(record.warnings).to.have.length(1);
    expect(record.warnings[0]).to.contain('<toy-first>').and.contain('1.2.3').and.contain(suiteVersion);
    expect(record.errors).to.deep.equal([]);
  });
});
