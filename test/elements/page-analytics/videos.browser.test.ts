import { expect, fixture, html } from '@open-wc/testing';
import { choose, counted, forgetAll, listenToEvents, openTag } from './analytics-page.js';

const patio = new URL('../../../demo/assets/patio.webm', import.meta.url).href;

describe('<page-analytics> videos', () => {
  beforeEach(() => {
    forgetAll();
    choose('statistics');
  });

  it('<page-analytics> counts how far one is played, each step once', async () => {
    await openTag();
    const events = listenToEvents();
    const video = await fixture<HTMLVideoElement>(html`<video src=${patio} title="El patio" muted></video>`);
    video.muted = true;
    const done = counted('video_complete');
    await video.play();
    expect(await done).to.include({
      ...{ video_title: 'El patio', video_provider: 'file', video_url: patio },
      ...{ video_percent: 100, visible: true },
    });
    expect(events.map(({ name, params }) => `${name} ${params['video_percent']}`)).to.deep.equal([
      'video_start 0',
      'video_progress 10',
      'video_progress 25',
      'video_progress 50',
      'video_progress 75',
      'video_complete 100',
    ]);
  });
});
