import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLedger } from './ledger.js';
import { judge, type Size } from './sizes.js';
import { idIn } from './visit.js';

describe('the ledger of a soak', () => {
  it('the ledger of a soak expects a row for each thanks, and one more for a post whose answer was lost before the visitor sent again', () => {
    const ledger = createLedger();
    ledger.thanked('visita-1-1');
    ledger.untold('visita-1-2');
    ledger.thanked('visita-1-2');
    assert.deepEqual(ledger.compare(['visita-1-1', 'visita-1-2', 'visita-1-2']), []);
    const { thanked, untold } = ledger.sums();
    assert.deepEqual({ thanked, untold }, { thanked: 2, untold: 1 });
  });

  it('the ledger of a soak names a message that was lost, one that was stored twice, and one that nobody sent', () => {
    const ledger = createLedger();
    for (const id of ['visita-1-1', 'visita-1-2', 'visita-1-3']) ledger.thanked(id);
    assert.deepEqual(ledger.compare(['visita-1-1', 'visita-1-2', 'visita-1-2', 'visita-9-9']), [
      { id: 'visita-1-2', expected: 1, stored: 2 },
      { id: 'visita-1-3', expected: 1, stored: 0 },
      { id: 'visita-9-9', expected: 0, stored: 1 },
    ]);
  });

  it('the ledger of a soak counts a visit that failed, and its reason', () => {
    const ledger = createLedger();
    ledger.visited('tabs');
    ledger.failed('menu', 'never came');
    ledger.met('answer lost');
    const { visits, failures, faults } = ledger.sums();
    assert.deepEqual(
      { visits, failures, faults },
      { visits: 2, failures: ['menu: never came'], faults: { 'answer lost': 1 } },
    );
  });

  it('the ledger of a soak finds its word in any field of a row', () => {
    assert.equal(idIn({ id: 1, Email: 'visita-3-17@ejemplo.es' }), 'visita-3-17');
    assert.equal(idIn({ id: 2, consulta: 'Llamada para visita-0-4.' }), 'visita-0-4');
    assert.equal(idIn({ id: 3, consulta: '' }), '');
  });
});

describe('a page that stays open', () => {
  const size: Size = { 'heap, kB': 5000, nodes: 900, listeners: 400 };
  /** Returns sizes that grow by this in each of so many rounds. */
  const growing = (growth: Partial<Size>, rounds = 900) =>
    judge({
      title: 'page',
      points: Array.from({ length: 10 }, (_point, at) => {
        const done = (at * rounds) / 9;
        const grown = (kind: keyof Size) => size[kind] + (growth[kind] ?? 0) * done;
        return {
          rounds: done,
          size: {
            'heap, kB': grown('heap, kB'),
            nodes: grown('nodes'),
            listeners: grown('listeners'),
          },
        };
      }),
    });

  it('a page that stays open is flat without growth, and with the noise of the browser', () => {
    const flat = { none: growing({}).isFlat, noise: growing({ 'heap, kB': 0.05 }).isFlat };
    assert.deepEqual(flat, { none: true, noise: true });
  });

  it('a page that stays open is not flat with one node, one listener or a large object more in each round', () => {
    const flat = {
      node: growing({ nodes: 1 }).isFlat,
      listener: growing({ listeners: 1 }).isFlat,
      object: growing({ 'heap, kB': 1 }).isFlat,
    };
    assert.deepEqual(flat, { node: false, listener: false, object: false });
  });

  it('a page that stays open is not flat where it went through no round, or was never measured', () => {
    assert.equal(growing({}, 0).isFlat, false);
    assert.equal(judge({ title: 'page', points: [] }).isFlat, false);
  });
});
