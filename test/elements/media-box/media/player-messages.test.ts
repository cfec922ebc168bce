import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  askPlayer,
  readPlayerMessage,
  speaksFor,
} from '../../../../elements/media-box/media/player-messages.model.js';

describe('<media-box> player messages', () => {
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
    it(`a message of a player in a frame of ${provider} is read: ${JSON.stringify(message)}`, () => {
      assert.deepEqual(readPlayerMessage(provider, message), expected);
    });
  }

  it('a message of a player in a frame counts only from its own origin', () => {
    assert.equal(speaksFor('vimeo', 'https://player.vimeo.com'), true);
    assert.equal(speaksFor('vimeo', 'https://player.vimeo.com.evil.test'), false);
    assert.equal(speaksFor('youtube', 'https://player.vimeo.com'), false);
    assert.equal(speaksFor('dailymotion', 'https://www.dailymotion.com'), false);
  });

  it('a message of a player in a frame is asked for where the provider can be asked', () => {
    assert.equal(askPlayer('youtube').length, 1);
    assert.equal(askPlayer('vimeo').length, 3);
    assert.equal(askPlayer('dailymotion').length, 0);
  });
});
