import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { embedAddress } from '../../../../elements/media-box/items/embed-address.model.js';
import { resolve } from './links.js';

const id = 'dQw4w9WgXcQ';
const youtube = `https://www.youtube-nocookie.com/embed/${id}`;
const player = 'https://player.vimeo.com/video/76979871';
const dailymotion = 'https://geo.dailymotion.com/player.html?video=x84sh87';

type Row = readonly [href: string, src: string, params?: Readonly<Record<string, string>>];

const known: readonly Row[] = [
  [`https://www.youtube.com/watch?v=${id}`, `${youtube}?enablejsapi=1`],
  [`http://youtube.com/watch?v=${id}`, `${youtube}?enablejsapi=1`],
  [`https://m.youtube.com/watch?v=${id}`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube.com:443/watch?v=${id}`, `${youtube}?enablejsapi=1`],
  [`//www.youtube.com/watch?v=${id}`, `${youtube}?enablejsapi=1`],
  [`https://youtu.be/${id}`, `${youtube}?enablejsapi=1`],
  [`https://youtu.be/${id}?si=abc123`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube.com/v/${id}`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube.com/embed/${id}`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube.com/live/${id}`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube.com/shorts/${id}`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube-nocookie.com/embed/${id}`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube.com/watch?v=${id}&rel=0&start=30`, `${youtube}?rel=0&start=30&enablejsapi=1`],
  [`https://youtu.be/${id}?t=90`, `${youtube}?start=90&enablejsapi=1`],
  [`https://youtu.be/${id}?t=1m30s`, `${youtube}?start=90&enablejsapi=1`],
  [`https://youtu.be/${id}?t=1h1m1s`, `${youtube}?start=3661&enablejsapi=1`],
  [`https://youtu.be/${id}#t=15`, `${youtube}?start=15&enablejsapi=1`],
  [`https://youtu.be/${id}?t=x`, `${youtube}?enablejsapi=1`],
  [`https://www.youtube.com/watch?v=${id}&autoplay=1`, `${youtube}?autoplay=1&mute=1&enablejsapi=1`],
  [`https://www.youtube.com/watch?v=${id}&autoplay=1&mute=0`, `${youtube}?autoplay=1&mute=1&enablejsapi=1`],
  [`https://youtu.be/${id}`, `${youtube}?autoplay=1&mute=1&enablejsapi=1`, { autoplay: 'true' }],
  [`https://youtu.be/${id}`, `${youtube}?autoplay=0&enablejsapi=1`, { autoplay: 'false' }],
  [`https://youtu.be/${id}`, `${youtube}?start=10&enablejsapi=1`, { 'youtube-start': '10' }],
  [`https://youtu.be/${id}`, `${youtube}?start=10&enablejsapi=1`, { 'youtube-start': '10', start: '20' }],
  [`https://youtu.be/${id}?rel=1`, `${youtube}?rel=0&enablejsapi=1`, { rel: '0' }],
  [`https://youtu.be/${id}`, `${youtube}?loop=1&playlist=${id}&enablejsapi=1`, { loop: '1' }],
  [`https://youtu.be/${id}`, `${youtube}?hl=es&enablejsapi=1`, { hl: 'es', 'vimeo-color': 'fff' }],
  [`https://youtu.be/${id}`, `${youtube}?enablejsapi=1`, { origin: 'https://evil.test', srcdoc: 'x' }],
  [`https://youtu.be/${id}`, `${youtube}?hl=a%26b%3D%22&enablejsapi=1`, { hl: 'a&b="' }],
  [
    'https://www.youtube.com/playlist?list=PL59FEE129ADFF2B12',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL59FEE129ADFF2B12&enablejsapi=1',
  ],
  [
    'https://www.youtube.com/embed/videoseries?list=PL59FEE129ADFF2B12',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL59FEE129ADFF2B12&enablejsapi=1',
  ],
  ['https://vimeo.com/76979871', `${player}?dnt=1`],
  ['https://www.vimeo.com/76979871', `${player}?dnt=1`],
  ['https://player.vimeo.com/video/76979871', `${player}?dnt=1`],
  ['https://vimeo.com/channels/staffpicks/76979871', `${player}?dnt=1`],
  ['https://vimeo.com/groups/motion/videos/76979871', `${player}?dnt=1`],
  ['https://vimeo.com/showcase/1234567/video/76979871', `${player}?dnt=1`],
  ['https://vimeo.com/album/1234567/video/76979871', `${player}?dnt=1`],
  ['https://vimeo.com/showcase/1234567', 'https://vimeo.com/showcase/1234567/embed?dnt=1'],
  ['https://vimeo.com/76979871/abc123def4', `${player}?h=abc123def4&dnt=1`],
  ['https://player.vimeo.com/video/76979871?h=abc123def4', `${player}?h=abc123def4&dnt=1`],
  ['https://vimeo.com/76979871#t=30s', `${player}?dnt=1#t=30s`],
  ['https://vimeo.com/76979871?dnt=0', `${player}?dnt=1`],
  [
    'https://vimeo.com/76979871',
    `${player}?byline=0&color=ff0000&dnt=1`,
    { 'vimeo-byline': '0', 'vimeo-color': 'ff0000' },
  ],
  ['https://vimeo.com/76979871', `${player}?autoplay=1&muted=1&dnt=1`, { 'vimeo-autoplay': '1' }],
  ['https://www.dailymotion.com/video/x84sh87', dailymotion],
  ['https://www.dailymotion.com/video/x84sh87_a-title_music', dailymotion],
  ['https://www.dailymotion.com/embed/video/x84sh87', dailymotion],
  ['https://dai.ly/x84sh87', dailymotion],
  ['https://geo.dailymotion.com/player.html?video=x84sh87', dailymotion],
  ['https://dai.ly/x84sh87', `${dailymotion}&startTime=30`, { start: '30' }],
  ['https://dai.ly/x84sh87', `${dailymotion}&loop=1`, { 'dailymotion-loop': 'true' }],
];

const unknown = [
  `https://youtube.com.evil.test/watch?v=${id}`,
  `https://evil.test/www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com@evil.test/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://www.youtube.com:8080/watch?v=${id}`,
  `https://www.youtube.com./watch?v=${id}`,
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/embed/..%2f..%2fevil',
  'https://www.youtube.com/@practice',
  'https://www.youtube.com/playlist?list=',
  'https://www.youtube.com/',
  'https://youtu.be/',
  'https://vimeo.com/about',
  'https://vimeo.com.evil.test/76979871',
  'https://evilvimeo.com/76979871',
  'https://www.dailymotion.com/practice',
  'https://dai.ly.evil.test/x84sh87',
  'https://geo.dailymotion.com/player.html',
  '/watch?v=dQw4w9WgXcQ',
];

function embedOf(href: string, params: Readonly<Record<string, string>> = {}) {
  const address = resolve(href);
  assert.ok(address, href);
  return embedAddress(address, new Map(Object.entries(params)));
}

describe('<media-box> embed address', () => {
  for (const [href, src, params] of known) {
    it(`a visitor of ${href}${params ? ` with ${JSON.stringify(params)}` : ''} sees ${src}`, () => {
      assert.equal(embedOf(href, params)?.src, src);
    });
  }

  for (const href of unknown) {
    it(`a visitor of ${href} gets no player`, () => assert.equal(embedOf(href), null));
  }

  it('the player of an embedded video may only do what a player needs, and start by itself only where the author says so', () => {
    const allow = 'accelerometer; encrypted-media; fullscreen; gyroscope; picture-in-picture';
    const greedy = { allow: 'camera *', 'youtube-allow': 'camera *' };
    assert.equal(embedOf(`https://youtu.be/${id}`, greedy)?.allow, allow);
    assert.equal(embedOf(`https://youtu.be/${id}`, { autoplay: '1' })?.allow, `${allow}; autoplay`);
    assert.equal(
      embedOf('https://vimeo.com/76979871', { 'vimeo-background': '1' })?.allow,
      `${allow}; autoplay`,
    );
  });

  it('the player of an embedded video is of a provider whose messages are listened to', () => {
    const providers = [`https://youtu.be/${id}`, 'https://vimeo.com/1', 'https://dai.ly/x84sh87'];
    assert.deepEqual(
      providers.map((href) => embedOf(href)?.provider),
      ['youtube', 'vimeo', 'dailymotion'],
    );
  });

  it('the player of an embedded video stays on the hosts of the players, whatever an author or a visitor writes', () => {
    const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'vimeo.com', 'geo.dailymotion.com'];
    const origin = fc.constantFrom(
      'https://www.youtube.com/embed/',
      'https://youtu.be/',
      'https://vimeo.com/',
      'https://vimeo.com/showcase/',
      'https://dai.ly/',
    );
    const rest = fc.string({ unit: 'binary' });
    const params = fc.dictionary(fc.constantFrom('start', 'hl', 'youtube-list', 'vimeo-color', 'h'), rest);
    fc.assert(
      fc.property(origin, rest, params, (start, end, own) => {
        const found = resolve(start + end) && embedOf(start + end, own);
        if (found) assert.ok(hosts.includes(new URL(found.src).host), found.src);
      }),
    );
  });
});
