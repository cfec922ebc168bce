import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { recordConsole } from '../../../shared/record-console.js';
import { withoutChecks } from '../../../shared/without-checks.js';
import { formId, formOf, tagOf, token, touchForms } from './diagnostic-rows.js';
import { rightPages } from './right-rows.js';
import { until } from '../../../shared/until.js';
import { browserIsIdle } from '../../../shared/idle.js';

const wrong = tagOf(formOf('', formId + token), 'id="wrong"');

/** Opens a page with an invalid form at its end. Returns the lines on the console once that form is reported. */
async function linesWith(page: string): Promise<readonly string[]> {
  const record = recordConsole();
  try {
    await fixture(html`<div>${unsafeStatic(page + wrong)}</div>`);
    const isNamed = () => {
      touchForms();
      return record.errors.some((line) => line.includes('wrong'));
    };
    await until(isNamed, 'named');
    await idle();
    return record.errors;
  } finally {
    record.stop();
  }
}

async function idle(): Promise<void> {
  await browserIsIdle();
  await nextTask();
}

describe('<rs-form> in a page that somebody else wrote', () => {
  for (const [what, page] of rightPages) {
    it(`<rs-form> in a page that somebody else wrote calls nothing wrong that is right: ${what}`, async () => {
      const lines = await linesWith(page);
      expect(lines.length, lines.join('\n')).to.equal(1);
      expect(lines[0]).to.contain('<rs-form id="wrong"> form: found no button');
    });
  }
});

describe('<rs-form> in a finished site that has switched the checks off', () => {
  it('<rs-form> in a finished site that has switched the checks off names no mistake of its author, and works', async () => {
    const silent = tagOf(formOf('', formId + token), 'id="silent" colour="red"');
    await withoutChecks(async () => {
      const wrapper = await fixture(html`<div>${unsafeStatic(silent)}</div>`);
      await until(() => !wrapper.querySelector('[data-pending]'), 'started');
      touchForms();
      await idle();
    });
    const lines = await linesWith('');
    expect(lines.join('\n')).not.to.contain('silent');
  });
});
