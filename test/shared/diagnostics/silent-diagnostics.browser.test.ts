import { expect } from '@open-wc/testing';
import '../../../elements/back-to-top/define.js';
import '../../../elements/cookie-consent/define.js';
import '../../../elements/lazy-images/define.js';
import '../../../elements/media-box/define.js';
import '../../../elements/nav-menu/define.js';
import '../../../elements/offcanvas-panel/define.js';
import '../../../elements/page-analytics/define.js';
import '../../../elements/rs-calendar/define.js';
import '../../../elements/rs-form/define.js';
import '../../../elements/rs-range/define.js';
import '../../../elements/rs-uploads/define.js';
import '../../../elements/sticky-header/define.js';
import '../../../elements/tab-set/define.js';
import '../../../elements/whatsapp-link/define.js';
import { reportDiagnostics } from '../../../shared/diagnostics/page-diagnostics.js';
import type { ShellCore, ShellElement } from '../../../shared/element/shell-element.js';
import { nextTask } from '../../../shared/element/when-parsed.js';
import { messageText } from '../message-text.js';
import { recordConsole } from '../record-console.js';
import { attributes, content, ends, paragraphs } from './silent-rows.js';
import { until } from '../until.js';

const wrong = '<sticky-header id="wrong" colour="red"><header>Top</header></sticky-header>';

/** Settles when every tag has started, or has failed to start. */
async function started(page: Element): Promise<void> {
  const tags = [...page.querySelectorAll<ShellElement<ShellCore>>('*')].filter((one) => 'withCore' in one);
  await Promise.all(
    tags.map(
      (tag) =>
        new Promise<void>((resolve) =>
          tag.withCore(
            () => resolve(),
            () => resolve(),
          ),
        ),
    ),
  );
}

/** Returns the lines on the console about a page. A wrong tag at its end is reported last. */
async function linesOf(page: string): Promise<readonly string[]> {
  const record = recordConsole();
  const wrapper = document.createElement('div');
  try {
    wrapper.innerHTML = `<div>${page}</div>${wrong}`;
    document.body.append(wrapper);
    await started(wrapper);
    // Tags import it when they start: their imports settle first.
    await import('../../../shared/diagnostics/missing-input.js');
    wrapper.querySelector<HTMLElement>('rs-calendar > input')?.focus();
    reportDiagnostics();
    await until(() => record.errors.some((line) => line.includes('"wrong"')), 'named');
    await nextTask();
    return record.errors.filter((line) => !line.includes('"wrong"'));
  } finally {
    wrapper.remove();
    record.stop();
  }
}

for (const [where, rows] of [
  ['a tag without its end', ends],
  ['a tag in a paragraph', paragraphs],
  ['an attribute that contradicts itself', attributes],
  ['what a tag is around, or where it stands', content],
] as const) {
  describe(`an author’s mistake in ${where}`, () => {
    for (const [title, page, lines, right] of rows) {
      it(`an author’s mistake in ${where} is named in the console with the right form, and a right page is not: ${title}`, async () => {
        const named = await linesOf(page);
        expect(named.map(messageText).sort()).to.deep.equal(
          lines.map((line) => `ConfigError: ${line}`).sort(),
        );
        expect(await linesOf(right)).to.deep.equal([]);
      });
    }
  });
}
