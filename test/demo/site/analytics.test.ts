import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const event = {
  name: 'page_view',
  at: 1_790_000_000_000,
  session: 'a'.repeat(32),
  params: { page_title: 'Inicio <b>' },
};

describe('demo/site: analytics', () => {
  const demo = withDemo();
  const send = (body: unknown) =>
    fetch(`${demo().url}/analitica`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('the collector of the demo stores the events of batches, and shows them on the page about the tag', async () => {
    const answer = await send({
      events: [event, { ...event, name: 'scroll', params: { percent_scrolled: 90 } }],
    });
    assert.equal(answer.status, 204);
    assert.deepEqual(answer.headers.getSetCookie(), []);
    const kept = (await (await fetch(`${demo().url}/analitica`)).json()) as (typeof event)[];
    assert.deepEqual(
      kept.map(({ name }) => name),
      ['scroll', 'page_view'],
    );
    assert.deepEqual(kept[1], event);
    const { html } = await createVisitor(demo()).get('/elementos/page-analytics');
    assert.ok(html.includes('<code>page_view</code>') && html.includes('Inicio &lt;b&gt;'));
  });

  it('the collector of the demo refuses what no page of the site sends', async () => {
    const bodies: readonly unknown[] = [
      'no JSON',
      [],
      { events: [] },
      { events: Array.from({ length: 21 }, () => event) },
      { events: [{ ...event, name: 'DROP TABLE' }] },
      { events: [{ ...event, at: 'now' }] },
      { events: [{ ...event, params: [] }] },
      { events: ['page_view'] },
    ];
    for (const body of bodies) assert.equal((await send(body)).status, 400, JSON.stringify(body));
    assert.equal((await send({ events: [{ ...event, session: 'x'.repeat(17_000) }] })).status, 413);
  });

  it('the collector of the demo is asked by the pages of the practice that ask for consent, and by no other', async () => {
    const counts = async (path: string) =>
      (await createVisitor(demo()).get(path)).html.includes('<page-analytics');
    for (const path of ['/', '/contacto', '/galeria']) assert.ok(await counts(path), path);
    assert.ok(!(await counts('/?consent=none')));
  });
});
