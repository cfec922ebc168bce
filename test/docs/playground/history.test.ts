import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  applyAction,
  canRedo,
  canUndo,
  historyOf,
  mostSteps,
  redo,
  undo,
} from '../../../docs/playground/model/history.model.js';
import type { PlaygroundAction } from '../../../docs/playground/model/state.model.js';
import { sample } from './posts.js';

const start = historyOf(sample('contact'));
const all = (...actions: readonly PlaygroundAction[]) => actions.reduce(applyAction, start);
const typed = (caption: string, name = 'Email'): PlaygroundAction => ({
  ...{ type: 'edit-field', name },
  change: { caption },
});
const required = (value: true | undefined): PlaygroundAction => ({
  ...{ type: 'edit-field', name: 'Email' },
  change: { required: value },
});

describe('docs/playground: history', () => {
  it('the history of a form undoes a step, and does it again', () => {
    const one = all({ type: 'remove-field', name: 'Email' });
    assert.equal(undo(one).present, start.present);
    assert.equal(redo(undo(one)).present, one.present);
    assert.deepEqual(
      {
        undoAtStart: canUndo(start),
        undo: canUndo(one),
        redo: canRedo(one),
        redoAfterUndo: canRedo(undo(one)),
      },
      { undoAtStart: false, undo: true, redo: false, redoAfterUndo: true },
    );
  });

  it('the history of a form stays as it is at its start and at its end', () => {
    assert.equal(undo(start), start);
    assert.equal(redo(start), start);
    assert.equal(applyAction(start, { type: 'remove-field', name: 'Nothing' }), start);
  });

  it('the history of a form forgets undone steps after another step', () => {
    const other = applyAction(undo(all(typed('a'))), { type: 'remove-field', name: 'Email' });
    assert.equal(canRedo(other), false);
  });

  const merged: readonly (readonly [title: string, steps: number, actions: readonly PlaygroundAction[]])[] = [
    ['typing in one input', 1, [typed('M'), typed('Ma'), typed('Mai')]],
    ['typing in two inputs', 2, [typed('M'), typed('Ma'), typed('T', 'Telefono')]],
    [
      'typing in one input, in another, and in the first again',
      3,
      [typed('M'), typed('T', 'Telefono'), typed('Ma')],
    ],
    ['typing before and after an undone step', 2, [typed('M'), { type: 'remove-field', name: 'Telefono' }]],
    ['a box that is ticked and unticked', 2, [required(undefined), required(true)]],
    ['the title, letter by letter', 1, ['T', 'Ti'].map((title) => ({ type: 'set-title', title }))],
    [
      'the thank-you, letter by letter',
      1,
      ['a', 'ab'].map((value) => ({ type: 'set-setting', setting: 'thankYou', value })),
    ],
    [
      'a choice that is made twice',
      2,
      (['uikit3', 'calm'] as const).map((value) => ({ type: 'set-setting', setting: 'theme', value })),
    ],
    [
      'the label of an option, letter by letter',
      1,
      ['T', 'Te'].map((label) => ({
        type: 'edit-field',
        name: 'forma contacto',
        change: { options: [{ value: 'Teléfono', label }, { value: 'E-mail' }] },
      })),
    ],
    [
      'the value of a rule, letter by letter',
      1,
      ['a', 'ab'].map((value) => ({
        type: 'set-conditions',
        conditions: start.present.form.conditions.map((condition, index) =>
          index === 0
            ? { ...condition, when: condition.when.map((rule) => ({ ...rule, value })) }
            : condition,
        ),
      })),
    ],
  ];
  for (const [title, steps, actions] of merged)
    it(`the history of a form has ${steps} ${steps === 1 ? 'step' : 'steps'} for ${title}`, () =>
      assert.equal(all(...actions).past.length, steps));

  it(`the history of a form keeps the last ${mostSteps} steps`, () => {
    let history = start;
    for (let count = 0; count < mostSteps + 20; count += 1)
      history = applyAction(history, { type: 'duplicate-field', name: 'Email' });
    assert.equal(history.past.length, mostSteps);
  });
});
