import { expect, html } from '@open-wc/testing';
import { followPlayer } from '../../../../elements/media-box/media/follow-player.dom.js';
import type { PlayedFact } from '../../../../shared/media/played.model.js';
import type { MediaBoxPlay } from '../../../../elements/media-box/media-box.events.js';
import { next, openPage, type BoxPage } from '../box-page.js';

const folder = '/test/elements/media-box/media/';

/** Settles with all events about playing, the last one included. */
function heardUntilEnd(page: BoxPage): Promise<readonly MediaBoxPlay[]> {
  const heard: MediaBoxPlay[] = [];
  return new Promise((resolve) => {
    page.box.addEventListener('media-box-played', ({ detail }) => {
      heard.push(detail);
      if (detail.phase === 'complete') resolve(heard);
    });
  });
}

/** Simulates playing a file: no browser plays with sound before the visitor's first press. */
function playThrough(player: HTMLMediaElement): void {
  Object.defineProperties(player, { paused: { value: false }, duration: { value: 20 } });
  for (const [type, currentTime] of [
    ['playing', 0],
    ['timeupdate', 5],
    ['timeupdate', 16],
    ['ended', 20],
  ] as const) {
    Object.defineProperty(player, 'currentTime', { value: currentTime, configurable: true });
    player.dispatchEvent(new Event(type));
  }
}

const phases = (facts: readonly PlayedFact[]) => facts.map(({ phase, percent }) => `${phase} ${percent}`);
const all = ['start 0', 'progress 10', 'progress 25', 'progress 50', 'progress 75', 'complete 100'];

describe('a file that is played in the viewer', () => {
  it('a file that is played in the viewer reports how far it is', async () => {
    const page = await openPage(html`
      <media-box lang="es"
        ><a id="tone" data-mediabox title="Un tono" href="${folder}tone.wav">Tono</a></media-box
      >
    `);
    await page.open('tone');
    const player = (await page.has('audio')) as HTMLAudioElement;
    const heard = heardUntilEnd(page);
    playThrough(player);
    const plays = await heard;
    expect(phases(plays)).to.deep.equal(all);
    for (const { type, provider, title } of plays)
      expect([type, provider, title]).to.deep.equal(['audio', 'file', 'Un tono']);
  });

  it('a file that is played in the viewer has the tracks, the poster and the switches of its author, and nothing else', async () => {
    const page = await openPage(html`
      <media-box lang="es">
        <a
          id="film"
          data-mediabox="poster[/demo/assets/room.svg];loop[1];muted[true];tracks[es.vtt es Español, javascript:x en];onplay[x];crossorigin[anonymous]"
          href="${folder}none.mp4"
          >Vídeo</a
        >
      </media-box>
    `);
    await page.open('film');
    const player = (await page.has('video, [part="error"]')) as HTMLVideoElement;
    expect(player.localName).to.equal('video');
    expect(player.poster).to.equal(`${location.origin}/demo/assets/room.svg`);
    expect({ loop: player.loop, controls: player.controls, crossOrigin: player.crossOrigin }).to.deep.equal({
      loop: true,
      controls: true,
      crossOrigin: 'anonymous',
    });
    const tracks = [...player.querySelectorAll('track')].map(({ src, srclang, label }) => [
      src,
      srclang,
      label,
    ]);
    expect(tracks).to.deep.equal([[new URL('es.vtt', location.href).href, 'es', 'Español']]);
    expect(player.hasAttribute('onplay')).to.equal(false);
  });

  it('a file that is played in the viewer that is broken is said to be so', async () => {
    const page = await openPage(html`
      <media-box lang="es"><a id="film" data-mediabox href="${folder}none.mp4">Vídeo</a></media-box>
    `);
    const failed = next(page.box, 'media-box-load-failed');
    await page.open('film');
    await page.has('[part="error"]');
    expect((await failed).detail).to.deep.equal({ type: 'video' });
  });
});

describe('a player of somebody else', () => {
  const video = html`
    <media-box lang="es"
      ><a id="film" data-mediabox title="Un vídeo" href="https://www.youtube.com/watch?v=abcdefghijk"
        >V</a
      ></media-box
    >
  `;
  const agree = () => {
    document.cookie = `rs_consent=1.0.${Math.trunc(Date.now() / 1000)}.x.necessary,preferences; path=/`;
  };
  afterEach(() => {
    document.cookie = 'rs_consent=; path=/; max-age=0';
  });

  it('a player of another site is not asked for anything before the visitor’s yes', async () => {
    const page = await openPage(video);
    await page.open('film');
    await page.has('[part="consent-placeholder"]');
    expect(page.root.querySelector('iframe') === null).to.equal(true);
    const way = page.root.querySelector('[part="consent-placeholder"] a');
    expect(way?.getAttribute('href')).to.equal('https://www.youtube.com/watch?v=abcdefghijk');
    page.part('consent-allow-once')?.click();
    const frame = (await page.has('iframe')) as HTMLIFrameElement;
    expect(frame.src).to.match(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
    expect(frame.title).to.include('Un vídeo');
  });

  it('a player of another site comes at once where the visitor has agreed before', async () => {
    agree();
    const page = await openPage(video);
    await page.open('film');
    await page.has('iframe');
    expect(page.part('consent-placeholder') === null).to.equal(true);
  });

  it('a player of another site reports how far it is; only its own window and origin are believed', async () => {
    agree();
    const page = await openPage(video);
    await page.open('film');
    const frame = (await page.has('iframe')) as HTMLIFrameElement;
    const heard = heardUntilEnd(page);
    const say = (
      info: object,
      { origin = 'https://www.youtube-nocookie.com', source = frame.contentWindow } = {},
    ) =>
      dispatchEvent(
        new MessageEvent('message', {
          origin,
          source,
          data: JSON.stringify({ event: 'infoDelivery', info }),
        }),
      );
    say({ playerState: 0 }, { origin: 'https://evil.test' });
    say({ playerState: 0 }, { source: window });
    say({ playerState: -1, currentTime: 0, duration: 100 });
    say({ playerState: 1, currentTime: 1 });
    say({ currentTime: 26 });
    say({ currentTime: 80 });
    say({ playerState: 0 });
    const plays = await heard;
    expect(phases(plays)).to.deep.equal(all);
    for (const { type, provider, title } of plays)
      expect([type, provider, title]).to.deep.equal(['embed', 'youtube', 'Un vídeo']);
  });
});

describe('a frame that speaks a player’s protocol, on another origin', () => {
  for (const provider of ['youtube', 'vimeo'] as const) {
    it(`a frame that speaks a player’s protocol, on another origin, is asked and believed: ${provider}`, async () => {
      const origin = location.origin.replace('127.0.0.1', 'localhost');
      const frame = document.createElement('iframe');
      frame.src = `${origin}${folder}player.html?${provider}`;
      document.body.append(frame);
      const facts = await new Promise<readonly PlayedFact[]>((resolve) => {
        const heard: PlayedFact[] = [];
        const report = (news: readonly PlayedFact[]) => {
          heard.push(...news);
          if (heard.at(-1)?.phase === 'complete') resolve(heard);
        };
        followPlayer(frame, { provider, isTrusted: (from) => from === origin, report });
      });
      frame.remove();
      expect(phases(facts)).to.deep.equal(all);
    });
  }
});
