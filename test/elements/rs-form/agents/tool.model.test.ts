import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeTool, isToolName } from '../../../../elements/rs-form/agents/tool.model.js';

describe('rs-form: a form for agents', () => {
  it('a form for agents has a name of letters, digits, underscores and hyphens', () => {
    const names = ['send_message', 'a-1', '', 'send a message', 'señal', 'x'.repeat(65)];
    assert.deepEqual(names.filter(isToolName), ['send_message', 'a-1']);
  });

  it('a form for agents describes a field by its label, then its hint, in one line', () => {
    assert.equal(describeTool('Name', ''), 'Name');
    assert.equal(describeTool('  Your\n name ', 'First and last'), 'Your name. First and last');
    assert.equal(describeTool('When?', 'In the morning'), 'When? In the morning');
    assert.equal(describeTool('', 'In the morning'), 'In the morning');
    assert.equal(describeTool('x'.repeat(900), '').length, 500);
  });
});
