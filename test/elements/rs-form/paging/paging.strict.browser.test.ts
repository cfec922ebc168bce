import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../../shared/policy/visit-under-policy.js';
import type { StrictPages } from './paging-strict-page.js';

// The server's own attributes are refused by the browser, as without the element.
const isExpected = (violation: string) => violation.startsWith('script-src-attr');

describe('<rs-form> with pages under a strict policy with Trusted Types', () => {
  it('obeys the handlers that the policy keeps from running', async () => {
    const { shown } = await visitUnderPolicy<StrictPages>('rs-form/paging/paging-strict.html', {
      width: 600,
      isExpected,
    });
    expect(shown).to.deep.equal([0, 1, 0]);
  });
});
