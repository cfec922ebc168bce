import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notPlayed, playTo, playToEnd } from '../../../shared/media/played.model.js';

/** Returns the reports for these positions, as `phase percent`. */
function reported(positions: readonly number[], hasEnd = false): readonly string[] {
  let played = notPlayed;
  const facts = positions.flatMap((position) => {
    const step = playTo(played, position);
    played = step.played;
    return step.facts;
  });
  const all = hasEnd ? [...facts, ...playToEnd(played).facts] : facts;
  return all.map(({ phase, percent }) => `${phase} ${percent}`);
}

describe('shared/media: played', () => {
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
    it(`the report on a video ${title}`, () => assert.deepEqual(reported(positions), expected));

  it('the report on a video is its end, once', () => {
    assert.deepEqual(reported([0.9], true).slice(-1), ['complete 100']);
    assert.deepEqual(playToEnd(playToEnd(notPlayed).played).facts, []);
  });

  const end = 'the end';
  const reportedAtEach = (steps: readonly (number | typeof end)[]) => {
    let played = notPlayed;
    return steps.map((step) => {
      const next = step === end ? playToEnd(played) : playTo(played, step);
      played = next.played;
      return next.facts.map(({ phase, percent }) => `${phase} ${percent}`).join(', ');
    });
  };

  it('the report on a video is its start, 10, 25, 50 and 75 per cent and its end, each once', () => {
    assert.deepEqual(reportedAtEach([0, 0.05, 0.1, 0.12, 0.3, 0.2, 0.5, 0.8, 0.99, end, end]), [
      'start 0',
      '',
      'progress 10',
      '',
      'progress 25',
      '',
      'progress 50',
      'progress 75',
      '',
      'complete 100',
      '',
    ]);
  });

  it('the report on a video is all that a visitor jumps over, and nothing of a stream without an end', () => {
    assert.deepEqual(reportedAtEach([0.6, end]), [
      'start 0, progress 10, progress 25, progress 50',
      'progress 75, complete 100',
    ]);
    assert.deepEqual(reportedAtEach([NaN, Infinity, -1]), ['start 0', '', '']);
  });

  it('the report on a video is no end where the position is only near it', () => {
    assert.deepEqual(reportedAtEach([1]), ['start 0, progress 10, progress 25, progress 50, progress 75']);
  });
});
