import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isImageAddress } from '../../../../elements/media-box/items/image-address.model.js';
import { mediaTypes, type MediaType } from '../../../../elements/media-box/items/media-item.model.js';
import { isPdfForBrowser, mediaTypeOf } from '../../../../elements/media-box/items/media-type.model.js';
import { resolve } from './links.js';

type Row = readonly [href: string, declared: string, type: MediaType];

const rows: readonly Row[] = [
  ['foto.jpg', '', 'image'],
  ['foto.JPEG', '', 'image'],
  ['foto.png?v=2', '', 'image'],
  ['foto.gif#grande', '', 'image'],
  ['foto.bmp', '', 'image'],
  ['foto.tif', '', 'image'],
  ['foto.webp', '', 'image'],
  ['foto.avif', '', 'image'],
  ['plano.svg', '', 'image'],
  ['/imágenes/日本 →.jpg', '', 'image'],
  ['foto.jpg', 'text/html', 'image'],
  ['foto.jpg', 'iframe', 'image'],
  ['foto.jpg', 'constructor', 'image'],
  ['image.php?id=3', 'image/jpeg', 'image'],
  ['media/42', 'image', 'image'],
  ['media/42', 'IMAGE/PNG', 'image'],
  ['page.php?file=foto.jpg', '', 'frame'],
  ['clip.mp4', '', 'video'],
  ['clip.webm?t=1', '', 'video'],
  ['clip.ogg', '', 'video'],
  ['clip.m4v', '', 'video'],
  ['clip.ogv', '', 'video'],
  ['CLIP.MP4', '', 'video'],
  ['media/42', 'video/mp4', 'video'],
  ['media/42', 'video/webm', 'video'],
  ['media/42', 'video', 'video'],
  ['clip.mp4', 'image/png', 'video'],
  ['voz.mp3', '', 'audio'],
  ['voz.oga', '', 'audio'],
  ['voz.wav', '', 'audio'],
  ['voz.m4a', '', 'audio'],
  ['media/42', 'audio/mpeg', 'audio'],
  ['media/42', 'audio/x-wav', 'audio'],
  ['voz.ogg', 'audio/ogg', 'audio'],
  ['media/42', 'audio', 'audio'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', '', 'embed'],
  ['https://youtu.be/dQw4w9WgXcQ', '', 'embed'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video', 'embed'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video/youtube', 'embed'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'iframe', 'embed'],
  ['https://vimeo.com/76979871', '', 'embed'],
  ['https://www.dailymotion.com/video/x84sh87', '', 'embed'],
  ['https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ', '', 'frame'],
  ['https://www.youtube.com/@practice', '', 'frame'],
  ['https://evil.test/watch?v=dQw4w9WgXcQ', 'embed', 'error'],
  ['informe.pdf', '', 'pdf'],
  ['informe.PDF', '', 'pdf'],
  ['informe.pdf?v=2', '', 'pdf'],
  ['informe.pdf#page=2', '', 'pdf'],
  ['visor.php?file=informe.pdf', '', 'pdf'],
  ['media/42', 'pdf', 'pdf'],
  ['media/42', 'application/pdf', 'pdf'],
  ['media/42', 'x-pdf', 'pdf'],
  ['aviso-legal', 'ajax', 'page'],
  ['aviso-legal', 'text/html', 'page'],
  ['aviso-legal', 'page', 'page'],
  ['.aviso', 'dom', 'element'],
  ['.aviso', 'inline', 'element'],
  ['aviso-legal', '', 'frame'],
  ['aviso-legal', 'iframe', 'frame'],
  ['aviso-legal', 'external', 'frame'],
  ['aviso.html', '', 'frame'],
  ['index.php?option=com_content', '', 'frame'],
  ['/', '', 'frame'],
  ['https://practice.example', '', 'frame'],
  ['/tarifas-2.5', '', 'frame'],
  ['demo.swf', '', 'error'],
  ['demo.swf', 'video/mp4', 'error'],
  ['clip.mov', '', 'error'],
  ['clip.wmv', '', 'error'],
  ['clip.avi', '', 'error'],
  ['clip.flv', '', 'error'],
  ['/doc.pdf.exe', '', 'error'],
  ['/doc.pdf.exe', 'iframe', 'error'],
  ['fotos.zip', '', 'error'],
  ['tarifas.docx', '', 'error'],
  ['media/42', 'flash', 'error'],
  ['media/42', 'quicktime', 'error'],
  ['media/42', 'windowsmedia', 'error'],
  ['media/42', 'video/youtube', 'error'],
  ['media/42', 'constructor', 'error'],
  ['media/42', '__proto__', 'error'],
  ['media/42', 'toString', 'error'],
  ['media/42', 'hologram', 'error'],
];

function typeOf(href: string, declared: string): MediaType {
  const address = resolve(href);
  assert.ok(address, href);
  return mediaTypeOf(address, declared);
}

describe('<media-box> types of addresses', () => {
  for (const [href, declared, type] of rows) {
    it(`<media-box> what a visitor sees of an address ${href}${declared && ` as "${declared}"`} is shown as ${type}`, () => {
      assert.equal(typeOf(href, declared), type);
    });
  }

  it('the type of an address is always one of the known types, whatever an author declares', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (href, declared) => {
        assert.ok(mediaTypes.includes(typeOf(href, declared)));
      }),
    );
  });

  it('a link shows a picture at the first click exactly where the whole viewer would show one', () => {
    for (const [href, declared, type] of rows) {
      if (declared === '') assert.equal(isImageAddress(resolve(href)?.href ?? ''), type === 'image', href);
    }
  });

  it('a link whose address only looks like a picture shows none at the first click', () => {
    for (const url of [
      'javascript:x.jpg',
      'foto.jpg',
      'https://x.test/?a=.jpg',
      'https://x.test/#.jpg',
      '',
    ]) {
      assert.equal(isImageAddress(url), false, url);
    }
    assert.equal(isImageAddress('data:image/png;base64,AAAA'), true);
  });
});

describe('<media-box> a PDF on a phone', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36';
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
  const devices: readonly (readonly [string, string, number, boolean])[] = [
    ['an iPhone', iphone, 5, true],
    ['an old iPad', iphone.replaceAll('iPhone', 'iPad'), 5, true],
    ['an iPad that calls itself a Macintosh', mac, 5, true],
    ['an Android phone', android, 5, true],
    ['a Macintosh', mac, 0, false],
    ['a Windows computer with a touch screen', windows, 10, false],
  ];

  for (const [name, userAgent, maxTouchPoints, isLeft] of devices) {
    it(`a PDF on a phone ${isLeft ? 'stays a link' : 'opens in the viewer'} on ${name}`, () => {
      assert.equal(isPdfForBrowser('pdf', { userAgent, maxTouchPoints }), isLeft);
    });
  }

  it('a PDF is the only type that a phone leaves alone', () => {
    for (const type of mediaTypes) {
      assert.equal(isPdfForBrowser(type, { userAgent: iphone, maxTouchPoints: 5 }), type === 'pdf');
    }
  });
});
