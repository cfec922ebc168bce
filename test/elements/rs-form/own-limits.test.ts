import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { draftLimits } from '../../../elements/rs-form/drafts/draft.model.js';
import { serverLimits } from '../../../elements/rs-form/server-check/ask-server.dom.js';

/** Limits that the README documents, repeated here to detect a wrong digit. */
describe('<rs-form> own limits', () => {
  it('the bounds that the form sets itself keep a draft for half an hour after the last change', () => {
    assert.deepEqual(draftLimits, { saveMs: 400, lifeMs: 1_800_000, textLength: 100_000, passes: 8 });
  });

  it('the bounds that the form sets itself wait 30 seconds for the server’s word, and look after a token after 10 minutes', () => {
    assert.deepEqual(serverLimits, {
      askMs: 30_000,
      answerBytes: 1_048_576,
      tokenAgeMs: 600_000,
      tokenPageMs: 10_000,
      tokenPageBytes: 2_097_152,
    });
  });
});
