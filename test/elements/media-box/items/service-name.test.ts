import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceName } from '../../../../elements/media-box/items/service-name.model.js';

const resolve = (text: string) =>
  URL.canParse(text, 'https://clinica.example/') ? new URL(text, 'https://clinica.example/') : null;

const rows: readonly (readonly [address: string, name: string])[] = [
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
  ['https://vimeo.com/76979871', 'Vimeo'],
  ['https://dai.ly/x7tgad0', 'Dailymotion'],
  ['https://www.google.com/maps/embed?pb=!1m18', 'Google Maps'],
  ['https://www.google.com/maps', 'Google Maps'],
  ['https://www.google.es/maps/place/Madrid', 'Google Maps'],
  ['https://google.co.uk/maps?q=London', 'Google Maps'],
  ['https://www.google.com.mx/maps/@19.4,-99.1,12z', 'Google Maps'],
  ['https://maps.google.com/?q=40.4,-3.7', 'Google Maps'],
  ['https://maps.app.goo.gl/abc123', 'Google Maps'],
  ['https://goo.gl/maps/abc123', 'Google Maps'],
  ['https://www.instagram.com/p/CxYz/embed', 'Instagram'],
  ['https://instagram.com/reel/CxYz/', 'Instagram'],
  ['https://www.google.com/search?q=maps', 'google.com'],
  ['https://www.google.com/mapsearch', 'google.com'],
  ['https://goo.gl/abc123', 'goo.gl'],
  ['https://maps.google.example/maps', 'maps.google.example'],
  ['https://google.com.example.org/maps', 'google.com.example.org'],
  ['https://notinstagram.com/p/1', 'notinstagram.com'],
  ['https://instagram.com.example.org/p/1', 'instagram.com.example.org'],
  ['https://www.openstreetmap.org/export/embed.html', 'openstreetmap.org'],
  ['https://example.org:8443/video', 'example.org:8443'],
];

describe('<media-box> service name', () => {
  for (const [address, name] of rows) {
    it(`a visitor who is asked for consent to content of another service reads ${name} for ${address}`, () =>
      assert.equal(serviceName(address, resolve), name));
  }

  it('a visitor who is asked for consent to content of another service reads the address itself where it cannot be parsed', () =>
    assert.equal(serviceName('https://', resolve), 'https://'));
});
