import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnoseServices } from '../../../elements/cookie-consent/choice/service-diagnostics.model.js';
import { readServices, serviceAt } from '../../../shared/consent/services.model.js';

const youtube = { id: 'youtube', name: 'YouTube', hosts: ['youtube.com', 'youtube-nocookie.com'] };
const pageWith = (...services: unknown[]) =>
  JSON.stringify({ categories: ['statistics', { id: 'preferences', services }] });

describe('the services of a consent layer', () => {
  it('the services of a consent layer have an id, a name, hosts, and the category in which they are listed', () => {
    const json = pageWith(youtube, { id: 'maps', hosts: ['MAPS.example'] });
    const services = readServices(json);
    const problems = diagnoseServices(json, services);
    assert.deepEqual(
      { services: services.map(({ entry: _entry, at: _at, ...service }) => service), problems },
      {
        services: [
          { ...youtube, category: 'preferences' },
          { id: 'maps', name: 'maps', hosts: ['maps.example'], category: 'preferences' },
        ],
        problems: [],
      },
    );
  });

  const place = 'JSON at categories.1.services';
  for (const [title, services, expected, ids] of [
    ['no list', 'youtube', [], []],
    ['no hosts', [{ id: 'youtube' }], [`${place}.0`], []],
    ['an empty list of hosts', [{ id: 'youtube', hosts: [] }], [`${place}.0`], []],
    ['hosts in a text', [{ id: 'youtube', hosts: 'youtube.com' }], [`${place}.0`], []],
    ['a host with a scheme', [{ ...youtube, hosts: ['https://youtube.com'] }], [`${place}.0.hosts.0`], []],
    ['a host with a path', [{ ...youtube, hosts: ['youtube.com/embed'] }], [`${place}.0.hosts.0`], []],
    ['a host with a star', [{ ...youtube, hosts: ['*.youtube.com'] }], [`${place}.0.hosts.0`], []],
    ['a host that is none', [{ ...youtube, hosts: ['youtube.com', 7] }], [`${place}.0.hosts.1`], ['youtube']],
    ['an id with capitals', [{ ...youtube, id: 'YouTube' }], [`${place}.0.id`], []],
    ['an id with an underscore', [{ ...youtube, id: 'you_tube' }], [`${place}.0.id`], []],
    ['an id of 33 letters', [{ ...youtube, id: 'x'.repeat(33) }], [`${place}.0.id`], []],
    ['no id', [{ hosts: ['youtube.com'] }], [`${place}.0.id`], []],
    ['a text in the place of a service', ['youtube'], [`${place}.0.id`], []],
    ['an id twice', [youtube, { ...youtube, hosts: ['a.example'] }], [`${place}.1.id`], ['youtube']],
    ['a host twice', [youtube, { id: 'other', hosts: ['youtube.com'] }], [`${place}.1.hosts.0`], ['youtube']],
    ['the name of a member of each object', [{ ...youtube, id: '__proto__' }], [`${place}.0.id`], []],
  ] as const)
    it(`the services of a consent layer with ${title} are reported, and the others go on`, () => {
      const json = JSON.stringify({ categories: ['statistics', { id: 'preferences', services }] });
      const found = readServices(json);
      const diagnostics = diagnoseServices(json, found);
      const places = expected.length > 0 ? expected : [place];
      assert.deepEqual(
        { places: diagnostics.map((one) => one.place), ids: found.map(({ id }) => id) },
        { places, ids },
      );
    });

  it('the services of an unknown category, of no JSON and of broken JSON are none', () => {
    const unknown = JSON.stringify({ categories: [{ id: 'videos', services: [youtube] }] });
    const counts = [unknown, undefined, '', '{', 'null', '[]'].map((json) => readServices(json).length);
    assert.deepEqual(counts, [0, 0, 0, 0, 0, 0]);
  });

  const services = readServices(
    pageWith(
      youtube,
      { id: 'google', hosts: ['google.com'] },
      { id: 'maps', hosts: ['maps.google.com'] },
      { id: 'local', hosts: ['127.0.0.1:8081'] },
    ),
  );
  for (const [address, expected] of [
    ['https://youtube.com/watch?v=1', 'youtube'],
    ['https://www.youtube.com/embed/1', 'youtube'],
    ['https://WWW.YOUTUBE.com:8443/', 'youtube'],
    ['https://notyoutube.com/', undefined],
    ['https://youtube.com.evil.example/', undefined],
    ['https://www.google.com/recaptcha/api.js', 'google'],
    ['https://maps.google.com/maps', 'maps'],
    ['https://a.maps.google.com/maps', 'maps'],
    ['http://127.0.0.1:8081/maps', 'local'],
    ['http://127.0.0.1:8082/maps', undefined],
    ['data:text/html,youtube.com', undefined],
  ] as const)
    it(`the service of ${address} is ${expected ?? 'none'}`, () =>
      assert.equal(serviceAt(services, new URL(address))?.id, expected));
});
