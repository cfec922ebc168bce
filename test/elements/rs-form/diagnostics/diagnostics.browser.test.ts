import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { messageText } from '../../../shared/message-text.js';
import { formMembers } from '../../../shared/member-names.js';
import { recordConsole } from '../../../shared/record-console.js';
import {
  fieldsOf,
  formId,
  formOf,
  inAttributes,
  inDefinition,
  inMarkup,
  scriptOf,
  showing,
  tagOf,
  token,
  touchForms,
  when,
  withJson,
} from './diagnostic-rows.js';
import { until } from '../../../shared/until.js';
import { browserIsIdle } from '../../../shared/idle.js';

/** Controls that shadow the members of their form, and are no fields. */
const controls = formMembers()
  .map((name) => `<input type="hidden" id="${name}">`)
  .join('');

/** Returns the lines on the console about a page, once there are as many as expected and no more follow. */
async function linesOf(page: string, count: number): Promise<readonly string[]> {
  const record = recordConsole();
  try {
    await fixture(html`<div>${unsafeStatic(page)}</div>`);
    const isNamed = () => {
      touchForms();
      return record.errors.length >= count;
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

for (const [where, rows, least] of [
  ['its JSON', inDefinition, 39],
  ['its markup', inMarkup, 15],
  ['its attributes', inAttributes, 3],
] as const) {
  describe(`<rs-form> with a mistake in ${where}`, () => {
    for (const [title, page, ...lines] of rows)
      for (const [names, written] of [
        ['', page],
        [', among controls with the names of members', page.replace(/<form[^>]*>/, `$&${controls}`)],
      ] as const)
        it(`<rs-form> names a mistake in the console, in one line and once: ${title}${names}`, async () => {
          const reported = await linesOf(written, lines.length);
          const expected = lines.map((line) => `ConfigError: <rs-form> ${line}`);
          expect(reported.length, reported.join('\n')).to.equal(lines.length);
          for (const [index, line] of expected.entries()) {
            const isWhole = !/ $/.test(line);
            const text = messageText(reported[index] ?? '');
            if (isWhole) expect(text).to.equal(line);
            else expect(text).to.contain(line);
          }
        });

    it(`<rs-form> knows ${least} of the mistakes`, () => {
      expect(rows.length).to.equal(least);
    });
  });
}

describe('<rs-form> with a condition on what is not in the form', () => {
  const block = () => document.querySelector('.rsform-block-a');

  it('<rs-form> with a condition on a field that the form does not have shows the target, which would be hidden for ever', async () => {
    await linesOf(withJson(showing('a', when('B', 'x'))), 1);
    expect(block()?.checkVisibility()).to.equal(true);
  });

  it('<rs-form> leaves no box without use by a limit of none', async () => {
    await linesOf(withJson(fieldsOf({ name: 'c', maxSelections: 0 })), 1);
    expect(document.querySelector<HTMLInputElement>('[type=checkbox]')?.disabled).to.equal(false);
  });
});

describe('<rs-form> without a mistake', () => {
  it('<rs-form> without a mistake says nothing, where another says something', async () => {
    const json = { ...fieldsOf({ name: 'c', maxSelections: 1 }), ...showing('a', when('b', 'x')) };
    const content = scriptOf({ ...json, texts: { 'rs-form.email': 'x', 'calendar.day': 'x' } }) + formOf();
    const right = tagOf(content, 'class="x" data-x="1" aria-label="x" locale="es"');
    const reported = await linesOf(right + tagOf(formOf('', formId + token), 'id="wrong"'), 1);
    expect(reported.length, reported.join('\n')).to.equal(1);
    expect(reported[0]).to.contain('<rs-form id="wrong"> form');
  });

  it('<rs-form> names a mistake that two tags share once', async () => {
    const page = tagOf(formOf(), 'colour="red"');
    expect((await linesOf(page + page, 1)).length).to.equal(1);
  });
});
