import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  compileVisibility,
  nothingHidden,
} from '../../../../elements/rs-form/conditions/step-visibility.model.js';
import { countLeft } from '../../../shared/count-objects.js';
import { change, formOf, play, showWhen } from '../forms.js';

describe('<rs-form> scale in memory', () => {
  const names = Array.from({ length: 1500 }, (_, at) => `s${at}`);
  const conditions = names.slice(1).map((name, at) => showWhen([name], `s${at}`, 'yes'));
  const read = new Map(names.map((name) => [name, ['no']]));

  it('a chain of 1,499 conditions keeps one object for each condition beside its definition', () => {
    const form = formOf({ conditions });
    const actions = [{ type: 'form-read', values: read }] as const;
    const open = () => {
      const step = compileVisibility(form, read);
      return { step, state: play(step, actions, nothingHidden()).state };
    };
    const kept: ReturnType<typeof open>[] = [];
    const added = countLeft(() => kept.push(open()));
    assert.deepEqual(
      kept.map(({ step, state }) => play(step, [change('s0', 'yes')], state).effects.length),
      [1, 1],
    );
    assert.ok(added < conditions.length + 200, `${added} objects`);
  });
});
