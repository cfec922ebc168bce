import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMobile } from '../../../elements/whatsapp-link/device.model.js';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`;

describe('<whatsapp-link> device', () => {
  for (const [device, userAgent, touchPoints] of [
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile', 5],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5],
    ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 5],
    ['an old iPad', `Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) ${safari}`, 5],
    ['an iPad that says it is a Mac (wa-13)', mac, 5],
    ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5', 0],
  ] as const) {
    it(`<whatsapp-link> expects the app on ${device}`, () =>
      assert.equal(isMobile({ userAgent, touchPoints }), true));
  }

  for (const [device, userAgent, touchPoints] of [
    ['a Mac', mac, 0],
    ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko Firefox/140.0', 10],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
    ['a desktop that mentions Android (wa-13)', `${mac} Android-Studio/1`, 0],
    ['a desktop with Android in its brackets (wa-13)', 'Mozilla/5.0 (X11; Linux; Android) Gecko', 0],
    ['a browser that says nothing (wa-13)', '', 0],
    ['a browser that says nonsense', '((((', 3],
  ] as const) {
    it(`<whatsapp-link> expects no app on ${device}`, () =>
      assert.equal(isMobile({ userAgent, touchPoints }), false));
  }

  it('<whatsapp-link> believes the client hints first', () => {
    const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36';
    const hints = (mobile: boolean, platform: string) =>
      isMobile({ userAgent: android, touchPoints: 5, isMobile: mobile, platform });
    assert.deepEqual(
      { mobile: hints(true, ''), android: hints(false, 'Android'), windows: hints(false, 'Windows') },
      { mobile: true, android: true, windows: false },
    );
  });
});
