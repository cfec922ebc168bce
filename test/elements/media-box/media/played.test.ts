import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notPlayed, playTo, playToEnd } from '../../../../elements/media-box/media/played.model.js';
import {
  askPlayer,
  readPlayerMessage,
  speaksFor,
} from '../../../../elements/media-box/media/player-messages.model.js';

/** What is told on the way through these positions, as `phase percent`. */
function told(positions: readonly number[], hasEnd = false): readonly string[] {
  let played = notPlayed;
  const facts = positions.flatMap((position) => {
    const step = playTo(played, position);
    played = step.played;
    return step.facts;
  });
  const all = hasEnd ? [...facts, ...playToEnd(played).facts] : facts;
  return all.map(({ phase, percent }) => `${phase} ${percent}`);
}

describe('what is told of a video', () => {
  const rows = [
    ['is its start', [0], ['start 0']],
    ['is each mark once', [0, 0.1, 0.11, 0.2, 0.3], ['start 0', 'progress 10', 'progress 25']],
    [
      'is every mark that is jumped over',
      [0, 0.8],
      ['start 0', 'progress 10', 'progress 25', 'progress 50', 'progress 75'],
    ],
    ['is nothing again after going back', [0.3, 0.05, 0.3], ['start 0', 'progress 10', 'progress 25']],
    ['is no nonsense', [Number.NaN, Infinity, -1], ['start 0']],
  ] as const;
  for (const [title, positions, expected] of rows)
    it(title, () => assert.deepEqual(told(positions), expected));

  it('is its end, once', () => {
    assert.deepEqual(told([0.9], true).slice(-1), ['complete 100']);
    assert.deepEqual(playToEnd(playToEnd(notPlayed).played).facts, []);
  });
});

describe('what a player in a frame says', () => {
  const rows = [
    [
      'youtube',
      '{"event":"infoDelivery","info":{"currentTime":5,"duration":20}}',
      { type: 'playing', position: 0.25 },
    ],
    ['youtube', '{"event":"infoDelivery","info":{"playerState":0}}', { type: 'ended' }],
    ['youtube', '{"event":"infoDelivery","info":null}', null],
    ['youtube', '{"event":"infoDelivery","info":{"currentTime":5,"duration":0}}', null],
    ['youtube', 'not json', null],
    ['vimeo', '{"event":"timeupdate","data":{"percent":0.5}}', { type: 'playing', position: 0.5 }],
    ['vimeo', { event: 'play' }, { type: 'playing', position: 0 }],
    ['vimeo', { event: 'ended' }, { type: 'ended' }],
    ['vimeo', '{"event":"timeupdate","data":{"percent":"x"}}', null],
    ['dailymotion', '{"event":"ended"}', null],
    ['vimeo', null, null],
  ] as const;
  for (const [provider, message, expected] of rows) {
    it(`of ${provider} is read: ${JSON.stringify(message)}`, () => {
      assert.deepEqual(readPlayerMessage(provider, message), expected);
    });
  }

  it('counts only from its own origin', () => {
    assert.equal(speaksFor('vimeo', 'https://player.vimeo.com'), true);
    assert.equal(speaksFor('vimeo', 'https://player.vimeo.com.evil.test'), false);
    assert.equal(speaksFor('youtube', 'https://player.vimeo.com'), false);
    assert.equal(speaksFor('dailymotion', 'https://www.dailymotion.com'), false);
  });

  it('is asked for where the provider can be asked', () => {
    assert.equal(askPlayer('youtube').length, 1);
    assert.equal(askPlayer('vimeo').length, 3);
    assert.equal(askPlayer('dailymotion').length, 0);
  });
});
