import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asksConsent, type AddressUse } from '../../../shared/consent/foreign-address.model.js';

const page = 'https://practica.example/aviso/';
const { origin } = new URL(page);

/** Addresses of other sites, of known services and of unknown ones. */
const foreign = [
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://maps.google.com/maps?q=Sevilla&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=1',
  'https://www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
  'https://youtu.be/abcdefghijk',
  'https://player.vimeo.com/video/123456',
  'https://vimeo.com/channels/staffpicks',
  'https://geo.dailymotion.com/player.html?video=x8abc',
  'https://www.instagram.com/p/CxYz/embed/',
  'https://www.facebook.com/plugins/page.php?href=x',
  'https://platform.twitter.com/embed/Tweet.html?id=1',
  'https://www.tiktok.com/embed/v2/7',
  'https://open.spotify.com/embed/track/4',
  'https://w.soundcloud.com/player/?url=x',
  'https://calendly.com/practica/30min',
  'https://docs.google.com/forms/d/e/x/viewform?embedded=true',
  'https://docs.google.com/viewer?url=x.pdf',
  'https://cdn.example.org/folleto.pdf',
  'https://files.practica.example/folleto.pdf',
  'https://www.practica.example/mapa.html',
  'https://practica.example.org/mapa.html',
  'https://practica.example:8443/mapa.html',
  'http://practica.example/mapa.html',
  'https://practica.example@evil.example/mapa.html',
  'https://evil.example/?https://practica.example/',
  'https://evil.example/#https://practica.example/',
  'HTTPS://EVIL.EXAMPLE/a',
  ' https://evil.example/with-a-space',
  'https:\\\\evil.example\\back',
  'ht\ntps://evil.example/line-break',
  '//evil.example/no-scheme',
  '\\\\evil.example\\no-scheme',
  'https://[::1]:8080/a',
  'https://127.0.0.1/a',
  'https://localhost/a',
  'https://xn--prctica-hwa.example/a',
  'https://práctica.example/a',
] as const;

/** Addresses of the page's own site, and addresses that cause no request to another site. */
const own = [
  '',
  'mapa.html',
  './mapa.html',
  '../mapa.html',
  '/mapa.html',
  '?view=map',
  '#mapa',
  'https://practica.example/',
  'https://practica.example:443/mapa.html',
  'HTTPS://PRACTICA.EXAMPLE/mapa.html',
  'https://user@practica.example/mapa.html',
  '//practica.example/mapa.html',
  '/https://evil.example/',
  'index.php?url=https://evil.example/',
  'data:image/svg+xml,%3Csvg%3E',
  'data:text/html,hola',
  'blob:https://practica.example/6c2f',
  'about:blank',
  'about:srcdoc',
  'mailto:hola@practica.example',
] as const;

const uses = ['frame', 'fetch', 'media'] as const;
const needsConsent = (text: string, use: AddressUse, media: 'consent' | 'allow') =>
  asksConsent(new URL(text, page), use, origin, media);

describe('shared/consent: foreign address', () => {
  for (const text of foreign) {
    it(`an address that an element of ours would use waits for consent in a frame and a fetch, and by the author’s word as media: ${JSON.stringify(text)}`, () => {
      const asked = uses.filter((use) => needsConsent(text, use, 'allow'));
      assert.deepEqual(asked, ['frame', 'fetch']);
      assert.equal(needsConsent(text, 'media', 'consent'), true);
    });
  }

  for (const text of own) {
    it(`an address that an element of ours would use is used without a question: ${JSON.stringify(text)}`, () => {
      const asked = uses.filter((use) => needsConsent(text, use, 'consent'));
      assert.deepEqual(asked, []);
    });
  }

  it('an address that an element of ours would use is foreign to a page without an origin of its own, a sandboxed frame', () => {
    assert.equal(asksConsent(new URL(page), 'frame', 'null', 'allow'), true);
  });
});
