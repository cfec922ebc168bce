import { expect } from '@open-wc/testing';
import type { FieldError } from '../../../../elements/rs-form/checks/violation.model.js';
import { type PostEnd, sendForm } from '../../../../elements/rs-form/sending/sending.js';
import { sessionOf } from '../session-of.js';

/** Port that no server listens to. */
const nowhere = 'http://127.0.0.1:9/';
const { slice } = Blob.prototype;

/** Makes the files of a name unreadable, as a browser does after they have changed. */
function change(name: string): void {
  Blob.prototype.slice = function (this: Blob, ...range) {
    if (this instanceof File && this.name === name) {
      const error = new DOMException('changed', 'NotReadableError');
      return Object.defineProperty(new Blob(), 'arrayBuffer', { value: () => Promise.reject(error) });
    }
    return slice.apply(this, range);
  };
}

/** Sends files by fetch, without a connection. Returns how the post has ended. */
async function send(...names: readonly string[]): Promise<PostEnd> {
  const session = await sessionOf();
  const body = new FormData();
  body.set('form[Nombre]', 'Ana');
  for (const name of names) body.append('form[Foto][]', new File(['a'], name));
  return new Promise((onEnd) => sendForm(session, { url: nowhere, body, showBox: () => undefined, onEnd }));
}

describe('<rs-form> changed files', () => {
  afterEach(() => {
    Blob.prototype.slice = slice;
  });

  it('a file that was changed after it was chosen, in a form that is sent by fetch, is an error at its field that asks for the file again', async () => {
    change('viejo.pdf');
    const errors: readonly FieldError[] = [
      { name: 'Foto', text: { key: 'rs-form.file-changed', values: ['viejo.pdf'] } },
    ];
    expect(await send('nuevo.pdf', 'viejo.pdf')).to.deep.equal({ type: 'refused', errors });
  });

  it('a file that was changed after it was chosen, in a form that is sent by fetch, is not blamed for a lost connection while it can be read', async () => {
    expect(await send('nuevo.pdf')).to.deep.equal({ type: 'failed', failure: 'network' });
  });
});
