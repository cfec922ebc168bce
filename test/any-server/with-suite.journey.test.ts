import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { withPage } from '../journey/with-page.js';
import { needs } from '../needs.mjs';
import { systems } from './any-server.js';
import type { AnyServer, ServedForm } from './served-form.js';
import { inviteByPages, inviteInPlace } from './guests-story.js';
import { commentByPages, commentInPlace } from './comment-story.js';
import { writeByPages, writeInPlace } from './contact-story.js';
import { registerByPages, registerInPlace } from './registration-story.js';
import { suiteAround } from './suite-around.js';

type Story = (page: Page, form: ServedForm) => Promise<void>;

const dist = join(import.meta.dirname, '../../dist');
/** Ways to send a form: the attributes of the tag, and the stories of each form. */
const ways: readonly {
  title: string;
  attributes: string;
  write: Story;
  register: Story;
  invite: Story;
  comment: Story;
}[] = [
  {
    title: 'by the pages of the server',
    attributes: '',
    ...{ write: writeByPages, register: registerByPages, invite: inviteByPages, comment: commentByPages },
  },
  {
    title: 'without leaving the page',
    attributes: 'submit="fetch"',
    ...{ write: writeInPlace, register: registerInPlace, invite: inviteInPlace, comment: commentInPlace },
  },
];

describe('the suite around the forms of another system', () => {
  let borrowed: BorrowedBrowser;
  before(async () => {
    borrowed = await borrowBrowser('Chromium');
  });
  after(() => borrowed.giveBack());

  for (const name of ['node', 'django', 'wordpress'] as const)
    for (const { title, attributes, write, register, invite, comment } of ways)
      describe(`${name}, ${title}`, () => {
        const need = needs(systems[name].program);
        let server: AnyServer;
        before(
          need.hook(async () => {
            server = await systems[name].start(suiteAround(name, dist, attributes));
          }),
        );
        after(need.hook(() => server.stop()));
        const visit = (story: Story, form: () => ServedForm | undefined) =>
          withPage(borrowed.browser, {}, (page) => story(page, form() as ServedForm));

        if (name === 'wordpress') {
          it(
            'the suite around the forms of another system takes one comment after errors of the browser and of the server, and keeps the typed values',
            need,
            () => visit(comment, () => server),
          );
          return;
        }
        it(
          'the suite around the forms of another system sends a contact form after errors of the browser and of the server, and keeps the typed values',
          need,
          () => visit(write, () => server),
        );

        it(
          'the suite around the forms of another system sends a registration after the server has refused three fields, which its list leads to',
          need,
          () => visit(register, () => server.registration),
        );

        if (name !== 'django') return;
        it(
          'the suite around the forms of another system adds, removes and restores rows, and keeps them when the server refuses one',
          need,
          () => visit(invite, () => server.guests),
        );
      });
});
