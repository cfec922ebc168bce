import { expect } from '@open-wc/testing';
import { createChallenge } from 'altcha-lib/v1';
import type { ChallengeOptions } from 'altcha-lib/v1/types';
import { errorsDuring } from '../../../../shared/record-console.js';
import { until } from '../../../../shared/until.js';
import { openForm, type OtherForm } from '../../profiles/open-form.js';

/** Returns a form of Bootstrap with an element of ALTCHA, or none. */
const formWith = (altcha = '') => `
<form method="post" action="/contact">
  <div class="mb-3"><label class="form-label" for="name">Name</label><input class="form-control" id="name" name="name"></div>
  ${altcha}
  <div class="col-12"><button class="btn btn-primary" type="submit">Send</button></div>
</form>`;

const challengeOf = async (options: Partial<ChallengeOptions> = {}) =>
  JSON.stringify(await createChallenge({ hmacKey: 'secret', maxNumber: 300, ...options }));

/** Opens a form whose JSON contains the challenge itself. */
const openByJson = (challengeUrl: string, botCheck: object = {}): Promise<OtherForm> =>
  openForm(
    formWith(),
    { botCheck: { provider: 'altcha', challengeUrl, ...botCheck } },
    'without-draft privacy="strict"',
  );

const send = ({ find }: OtherForm) => find<HTMLElement>('[type=submit]').click();
const answers = ({ form }: OtherForm, name = 'altcha') =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].filter((input) => input.name === name);
const retryOf = ({ element }: OtherForm) => element.shadowRoot?.querySelector('[part~=retry]');

/** Returns the number that a posted answer contains. */
function numberIn(posted: FormData | undefined, name = 'altcha'): unknown {
  const [value = ''] = posted?.getAll(name) ?? [];
  return (JSON.parse(atob(String(value))) as { readonly number: unknown }).number;
}

describe('<rs-form> ALTCHA', () => {
  it('a form with ALTCHA posts its answer at the first press, under the name that the author gives', async () => {
    const page = await openByJson(await challengeOf({ number: 77 }), { name: 'robot' });
    send(page);
    await until(() => page.posts.length === 1, 'sent');
    expect(numberIn(page.posts[0], 'robot')).to.equal(77);
    expect(page.posts[0]?.getAll('robot')).to.have.lengthOf(1);
  });

  it('a form with ALTCHA fills the hidden input that the server has drawn for the answer', async () => {
    const challengeUrl = await challengeOf({ number: 5 });
    const drawn = '<input type="hidden" name="altcha" value="">';
    const botCheck = { provider: 'altcha', challengeUrl };
    const page = await openForm(formWith(drawn), { botCheck }, 'without-draft');
    send(page);
    await until(() => page.posts.length === 1, 'sent');
    expect(page.posts[0]?.getAll('altcha')).to.have.lengthOf(1);
    expect(numberIn(page.posts[0])).to.equal(5);
  });

  it('a form with ALTCHA works before the press, and asks the server again for an answer that is nearly too old', async () => {
    const { fetch } = window;
    const numbers = [11, 22];
    const lives = [5_000, 600_000];
    let asked = 0;
    window.fetch = async () => {
      const options = { number: numbers[asked] ?? 0, expires: new Date(Date.now() + (lives[asked] ?? 0)) };
      asked += 1;
      return new Response(await challengeOf(options));
    };
    try {
      const page = await openByJson('/challenge');
      page.find<HTMLInputElement>('#name').focus();
      await until(() => asked === 1, 'asked at the first touch');
      send(page);
      await until(() => page.posts.length === 1, 'sent');
      expect(numberIn(page.posts[0])).to.equal(22);
    } finally {
      window.fetch = fetch;
    }
  });

  const wrong: readonly (readonly [string, () => Promise<string>])[] = [
    ['is no challenge', () => Promise.resolve('{"message":"not found"}')],
    ['has no answer', () => challengeOf({ number: 400, maxNumber: 300 })],
  ];
  for (const [title, challenge] of wrong)
    it(`a form with ALTCHA whose challenge ${title} is not sent, tells the visitor, and names the error to the author`, async () => {
      const challengeUrl = await challenge();
      const errors = await errorsDuring(async () => {
        const page = await openByJson(challengeUrl);
        send(page);
        await until(() => retryOf(page), 'told');
        expect(page.posts).to.have.lengthOf(0);
        expect(answers(page)).to.have.lengthOf(0);
      });
      expect(errors.join()).to.contain('/m/form-altcha').and.to.contain('expected a challenge of ALTCHA');
    });

  it('a form with ALTCHA waits for consent if its challenges come from another site', async () => {
    const page = await openByJson('https://altcha.example/challenge');
    send(page);
    await until(() => page.element.shadowRoot?.querySelector('[part~=consent-title]'), 'asked');
    expect(page.posts).to.have.lengthOf(0);
  });

  it('a form with ALTCHA and with its own script lets that work, and posts one answer', async () => {
    const widget = (challenge: string) =>
      `<altcha-widget challenge='${challenge.replaceAll("'", '&#39;')}'></altcha-widget>`;
    const first = await openForm(formWith(widget(await challengeOf({ number: 8 }))), {}, 'without-draft');
    send(first);
    await until(() => first.posts.length === 1, 'sent without the script');
    expect(numberIn(first.posts[0])).to.equal(8);

    await import('altcha');
    const page = await openForm(formWith(widget(await challengeOf({ number: 9 }))), {}, 'without-draft');
    await until(() => page.find('altcha-widget input[type=checkbox]'), 'drawn');
    send(page);
    await until(() => page.posts.length === 1, 'sent by the script');
    expect(page.posts[0]?.getAll('altcha')).to.have.lengthOf(1);
    expect(numberIn(page.posts[0])).to.equal(9);
  });
});
