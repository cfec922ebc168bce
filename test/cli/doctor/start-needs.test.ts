import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readPage } from '../../../cli/doctor/page.mjs';
import { startNeedsOf, type StartNeeds } from '../../../cli/doctor/start-needs.mjs';
import { own } from './site.js';

const json = (pages: string, more = '') =>
  `<script type="application/json">{"version":1,"formId":7${more},"pages":[{"fields":[${pages}]}]}</script>`;
const server = (controls = '') =>
  `<form><input type="hidden" name="form[formId]" value="7">${controls}<button>Send</button></form>`;
const form = (content: string) => `<rs-form>${content}</rs-form>`;

interface Row extends Partial<StartNeeds> {
  readonly title: string;
  readonly body: string;
}

const ofForm = { tags: ['rs-form'] };

const rows: readonly Row[] = [
  { title: 'a form of the server', body: form(server()), ...ofForm },
  {
    title: 'a captcha',
    body: form(server('<img id="captcha12" src="/captcha" alt=""><input name="form[Code]">')),
    ...ofForm,
    parts: ['rs-form.captcha'],
  },
  {
    title: 'the box of a provider',
    body: form(json('', ',"botCheck":{"provider":"turnstile","siteKey":"k"}') + server()),
    ...ofForm,
    parts: ['rs-form.bot-check'],
  },
  {
    title: 'a form that a link fills in',
    body: form(json('', ',"prefill":[{"field":"Course"}]') + server('<input name="form[Course]">')),
    ...ofForm,
    parts: ['rs-form.prefill-masks-session'],
  },
  {
    title: 'a form that shows its answers before they are sent',
    body: form(json('', ',"review":true') + server()),
    ...ofForm,
    parts: ['rs-form.review'],
  },
  {
    title: 'a form that warns before the end of a session',
    body: form(json('', ',"session":{"seconds":900,"keepAlive":"/keep"}') + server()),
    ...ofForm,
    parts: ['rs-form.prefill-masks-session'],
  },
  {
    title: 'a form with rows that a visitor adds',
    body: form(json('', ',"repeats":[{"group":"guests"}]') + server('<fieldset id="guests"></fieldset>')),
    ...ofForm,
    parts: ['rs-form.prefill-masks-session'],
  },
  {
    title: 'a form with a field in groups',
    body: form(json('{"name":"Account","mask":"IBAN"}') + server('<input name="form[Account]">')),
    ...ofForm,
    parts: ['rs-form.prefill-masks-session'],
  },
  {
    title: 'a check by score, which has no box',
    body: form(json('', ',"botCheck":{"provider":"recaptcha-v3","siteKey":"k"}') + server()),
    ...ofForm,
  },
  {
    title: 'fields with tags of their own',
    body: form(
      json(
        '{"name":"Day","type":"calendar"},{"name":"Price","type":"range-slider","double":true},{"name":"Place","type":"location"}',
      ) + server('<input type="file" name="form[Photo]">'),
    ),
    tags: ['rs-form', 'rs-calendar', 'rs-location', 'rs-range', 'rs-uploads'],
    parts: ['nouislider'],
  },
  {
    title: 'a form of another system',
    body: form('<form action="/send"><input name="email"><button>Send</button></form>'),
    ...ofForm,
    parts: ['rs-form.profiles'],
  },
  {
    title: 'a form from JSON',
    body: form(json('{"name":"Email"},{"name":"Send","type":"submit"}')),
    ...ofForm,
    parts: ['rs-form.rendering'],
  },
  { title: 'broken JSON', body: form(`<script type="application/json">{</script>${server()}`), ...ofForm },
  {
    title: 'thanks in the place of a form',
    body: form('<p>Thanks</p><button class="rsform-thankyou-button">Continue</button>'),
    ...ofForm,
    parts: ['rs-form.thank-you'],
  },
  {
    title: 'tags in two languages',
    body: `${form(server())}<div lang="en-GB"><whatsapp-link phone="1"><a href="/">x</a></whatsapp-link></div>`,
    tags: ['rs-form', 'whatsapp-link'],
    languages: ['en'],
  },
  { title: 'a tag without texts', body: '<div lang="en"><tab-set></tab-set></div>', tags: ['tab-set'] },
];

describe('cli/doctor: start needs', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'rs-suite-needs-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const { title, body, tags = [], languages = [], parts = [] } of rows)
    it(`the list of files that a page needs until it is ready is the tags, their languages, and the parts that they start with: ${title}`, async () => {
      const file = join(folder, 'page.html');
      writeFileSync(file, `<!doctype html><html lang="es"><title>x</title>${body}</html>`);
      assert.deepEqual(startNeedsOf(await readPage(file, { own })), { tags, languages, parts });
    });
});
