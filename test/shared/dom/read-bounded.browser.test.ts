import { expect } from '@open-wc/testing';
import { readBounded, TooLongError } from '../../../shared/dom/read-bounded.js';

/** Creates a response that arrives in parts, and a record of what its reader has read. */
function answerIn(parts: readonly Uint8Array<ArrayBuffer>[], headers: HeadersInit = {}) {
  const record = { sent: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const part = parts[record.sent];
        if (!part) return controller.close();
        record.sent += 1;
        controller.enqueue(part);
      },
      cancel() {
        record.isCancelled = true;
      },
    },
    // No part is produced before it is read.
    { highWaterMark: 0 },
  );
  return { record, response: new Response(body, { headers }) };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('shared/dom: read bounded', () => {
  it('an answer that is read up to a limit is the whole text where it fits, to the byte', async () => {
    const { response } = answerIn([bytes('Teléf'), bytes('ono')]);
    expect(await readBounded(response, 9)).to.equal('Teléfono');
  });

  it('an answer that is read up to a limit keeps a letter whole that comes in two parts, and marks one that is cut off', async () => {
    const [first, ...rest] = bytes('é');
    const { response } = answerIn([new Uint8Array([first as number]), new Uint8Array(rest)]);
    expect(await readBounded(response, 2)).to.equal('é');
    const { response: cut } = answerIn([new Uint8Array([first as number])]);
    expect(await readBounded(cut, 2)).to.equal('\uFFFD');
  });

  it('an answer that is read up to a limit is read no further than the limit, whatever its headers say, and is called off', async () => {
    const part = new Uint8Array(10);
    const { response, record } = answerIn([part, part, part, part], { 'content-length': '1' });
    const error = await readBounded(response, 15).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(TooLongError);
    expect(error).to.include({ name: 'TooLongError', maxBytes: 15, message: 'more than 15 bytes' });
    expect(record).to.deep.equal({ sent: 2, isCancelled: true });
  });

  it('an answer that is read up to a limit is empty where there is none', async () => {
    expect(await readBounded(new Response(null, { status: 204 }), 0)).to.equal('');
    expect(await readBounded(new Response(''), 0)).to.equal('');
  });

  it('an answer that is read up to a limit fails where the network does', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut off')) });
    const error = await readBounded(new Response(body), 5).catch((reason: unknown) => reason);
    expect((error as Error).message).to.equal('cut off');
  });
});
