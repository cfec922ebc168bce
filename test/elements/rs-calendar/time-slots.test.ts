import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanStep } from '../../../elements/rs-calendar/options/read-options.model.js';
import {
  moveSlot,
  nearestSlot,
  slotsOf,
  typeSlot,
} from '../../../elements/rs-calendar/choice/time-slots.model.js';
import { optionsOf } from './options-of.js';

const day = { year: 2027, month: 3, day: 12 };
const listSlots = (step: number) => slotsOf(day, optionsOf({ step }));

describe('the step of a calendar', () => {
  const cases = [
    [30, 30, ''],
    [0, 60, '(datecfg-05)'],
    [1e-9, 60, '(datecfg-07)'],
    [NaN, 60, ''],
    [-15, 60, ''],
    [Infinity, 60, ''],
    [1441, 60, ''],
    [7.5, 7, ''],
  ] as const;
  for (const [step, wanted, row] of cases) {
    it(`the step of a calendar is ${wanted} where the author says ${step} ${row}`.trim(), () =>
      assert.equal(cleanStep(step), wanted),
    );
  }

  it('the step of a calendar never makes more rows than a day has minutes', () => {
    for (const step of [0, 1e-9, NaN, 1]) assert.ok(listSlots(step).length <= 1440);
    assert.deepEqual(listSlots(1e-9), listSlots(60));
    assert.deepEqual(listSlots(600), [0, 600, 1200]);
  });
});

describe('nearestSlot', () => {
  const cases = [
    [617, 30, 630],
    [615, 30, 600],
    [614, 30, 600],
    [0, 30, 0],
    [1439, 30, 1410],
    [1439, 60, 1380],
    [630, 60, 600],
    [631, 60, 660],
  ] as const;
  for (const [time, step, slot] of cases) {
    it(`nearestSlot snaps minute ${time} to ${slot} in steps of ${step}`, () =>
      assert.equal(nearestSlot(time, listSlots(step)), slot));
  }
});

describe('the keys of the list of times', () => {
  it('the keys of the list of times stop at the ends of the day', () => {
    assert.equal(moveSlot(0, 'previous', listSlots(30)), 0);
    assert.equal(moveSlot(0, 'next', listSlots(30)), 30);
    assert.equal(moveSlot(30, 'last', listSlots(30)), 1410);
    assert.equal(moveSlot(1410, 'next', listSlots(30)), 1410);
    assert.equal(moveSlot(1410, 'first', listSlots(30)), 0);
  });

  const clock = (slot: number) =>
    `${String(Math.floor(slot / 60)).padStart(2, '0')}:${String(slot % 60).padStart(2, '0')}`;
  const labels = new Map(listSlots(30).map((slot) => [slot, clock(slot)]));
  const type = (text: string) =>
    [...text].reduce((found, character) => typeSlot(found, character, labels), { typed: '', slot: 540 });

  const cases = [
    ['1', '10:00'],
    ['10', '10:00'],
    ['103', '10:30'],
    ['10:30', '10:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9', '09:00'],
    ['23', '23:00'],
    ['99', '09:00'],
    ['10302', '20:00'],
    ['x', '09:00'],
  ] as const;
  for (const [typed, label] of cases) {
    it(`the keys of the list of times find ${label} when "${typed}" is typed`, () =>
      assert.equal(clock(type(typed).slot), label));
  }
});
