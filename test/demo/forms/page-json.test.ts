import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageJson } from '../../../demo/forms/page-json.js';

const behaviour = {
  formId: 1,
  pages: [{ fields: [{ name: '</script><script>alert(1)</script>' }] }],
  conditions: [],
};

describe('pageJson', () => {
  it('cannot end the script that it stands in', () => {
    const text = pageJson(behaviour, 'on', 'http://provider.test');
    assert.equal(text.includes('<'), false);
    assert.deepEqual(JSON.parse(text), behaviour);
  });
});
