import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormBehaviour } from '../../../demo/forms/form-behaviour.js';
import { behaviourJson } from '../../../demo/forms/form-json.js';

const behaviour: FormBehaviour = {
  formId: 1,
  pages: [{ fields: [{ name: '</script><script>alert(1)</script>' }] }],
  validation: ['browser'],
  conditions: [],
};

describe('behaviourJson', () => {
  it('behaviourJson cannot end the script that it is in', () => {
    const text = behaviourJson({ behaviour });
    assert.equal(text.includes('<'), false);
    assert.deepEqual(JSON.parse(text), behaviour);
  });
});
