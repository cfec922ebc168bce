import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partsOfDay } from '../../../elements/rs-calendar/times/parts-of-day.model.js';

describe('<rs-calendar> parts of day', () => {
  it('the times of a day are split at noon', () => {
    assert.deepEqual(partsOfDay([540, 690, 720, 1140]), [
      { key: 'calendar.morning', slots: [540, 690] },
      { key: 'calendar.afternoon', slots: [720, 1140] },
    ]);
  });

  it('the times of a day after midnight belong to the evening before, and a part without times is left out', () => {
    assert.deepEqual(partsOfDay([1320, 1440, 1500]), [
      { key: 'calendar.afternoon', slots: [1320, 1440, 1500] },
    ]);
  });
});
