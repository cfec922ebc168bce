import { expect } from '@open-wc/testing';
import { indexProfileForm } from '../../../../elements/rs-form/profiles/profile-form.dom.js';
import { type Profile, profileFormat } from '../../../../elements/rs-form/profiles/profile.model.js';
import { readProfileVerdict } from '../../../../elements/rs-form/profiles/read-verdict.dom.js';
import { readJson } from '../../../../shared/json/read-json.model.js';
import { until } from '../../../shared/until.js';
import { server } from '../server-check/ask-play-server.js';
import { openForm } from './open-form.js';
import { formIn, savedPage } from './saved-pages.js';

/** Profile of a system that refuses a form on a page of its own. */
const profile = readJson(profileFormat, {
  version: 1,
  name: 'comments',
  form: ['#commentform'],
  summary: '#error-page .wp-die-message',
  isSummaryOutside: true,
  thanks: '.comment-awaiting-moderation',
}) as Profile;

const address = 'http://practice.example/wp-comments-post.php';

/** Returns the verdict on a page that answers a comment. */
async function verdictOn(page: Document, status: number, url = address) {
  const form = indexProfileForm(formIn(await savedPage('plain', 'comment.html')), profile);
  return readProfileVerdict({ type: 'answered', page, data: undefined, status, url }, form, profile);
}

describe('an answer without the form, of a system that refuses a form on a page of its own', () => {
  for (const status of [200, 409])
    it(`an answer without the form is a refusal with the words of the system, although its status is ${status}`, async () => {
      const verdict = await verdictOn(await savedPage('plain', 'refused.html'), status);
      expect(verdict).to.deep.equal({
        type: 'refused',
        errors: [{ name: '', message: 'Error: Please fill the required fields.' }],
      });
    });

  it('an answer without the form is a failure of the server from status 500 on', async () => {
    const verdict = await verdictOn(await savedPage('plain', 'refused.html'), 500);
    expect(verdict).to.deep.equal({ type: 'failed', failure: 'server', status: 500 });
  });
});

describe('an answer without the form, with one that asks for a password', () => {
  const login = () =>
    new DOMParser().parseFromString(
      '<form><input name="u"><input type="password" name="p"></form>',
      'text/html',
    );

  it('an answer with a form that asks for a password is no success: the session has ended, and the typed values are kept', async () => {
    for (const url of [address, 'http://practice.example/login'])
      expect(await verdictOn(login(), 200, url)).to.deep.equal({
        type: 'failed',
        failure: 'answer',
        status: 200,
      });
  });

  it('an answer without the form is a success where every page of the site has a place to log in', async () => {
    const box = login().forms[0] as HTMLFormElement;
    document.body.append(box);
    expect((await verdictOn(login(), 200)).type).to.equal('accepted');
    box.remove();
  });
});

it('a comment that waits is accepted, in a page with the blank form, with the words for that', async () => {
  const page = await savedPage('plain', 'comment.html');
  const words = page.createElement('em');
  words.className = 'comment-awaiting-moderation';
  words.textContent = 'Your comment is awaiting moderation.';
  page.body.prepend(words);
  const verdict = await verdictOn(page, 200, 'http://practice.example/?p=1&unapproved=2');
  expect(verdict.type).to.equal('accepted');
  const [content] = 'content' in verdict ? (verdict.content ?? []) : [];
  expect(content?.textContent).to.equal('Your comment is awaiting moderation.');
});

it('an answer that is JSON is read as its profile says, and an unknown field is named in the words', async () => {
  const own = {
    ...profile,
    answer: { ...profile.answer, errors: ['detail'], field: ['loc.1'], message: ['msg'] },
  };
  const form = indexProfileForm(formIn(await savedPage('plain', 'comment.html')), own);
  const faults = [
    { loc: ['body', 'email'], msg: 'Not valid' },
    { loc: ['body', 'captcha'], msg: 'Wrong' },
  ];
  const answer = {
    type: 'answered',
    page: null,
    data: { detail: faults },
    status: 422,
    url: address,
  } as const;
  expect(readProfileVerdict(answer, form, own)).to.deep.equal({
    type: 'refused',
    errors: [
      { name: 'email', message: 'Not valid' },
      { name: '', message: 'captcha: Wrong' },
    ],
  });
});

describe('an answer that says yes without a word', () => {
  const answers = {
    'in JSON': { type: 'application/json', answer: '{"ok":true}' },
    'on a page without words of thanks': { type: 'text/html', answer: '<p>Opening hours' },
  };
  for (const [name, answer] of Object.entries(answers))
    it(`an answer that says yes without a word is followed by our words in the place of the form: ${name}`, async () => {
      const action = server(answer).replaceAll('&', '&amp;');
      const form = `<form method="post" action="${action}"><p><label>Name <input name="name"></label></p><button>Send</button></form>`;
      const { element, find } = await openForm(form, {}, 'submit="fetch"', true);
      find('button').click();
      await until(() => element.textContent.includes('Your message has been sent.'), 'thanks');
      expect(element.querySelector('form')).to.equal(null);
    });
});
