import { expect } from '@open-wc/testing';
import { until } from '../../../shared/until.js';
import { openForm, type OtherForm } from '../profiles/open-form.js';
import { driveReview, type Reviewed } from './review-page.js';

const button = '<p><button>Send</button></p>';

/** Opens a form of one page, presses its button, and returns the page with the answers. */
async function review(controls: string, json: object = {}): Promise<OtherForm & Reviewed> {
  const form = `<form method="post" action="#sent">${controls}${button}</form>`;
  const page = await openForm(form, { review: true, ...json }, 'markup="plain" without-draft');
  const reviewed = driveReview(page.element);
  await reviewed.ready();
  page.find<HTMLElement>('form button:not([type])').click();
  return { ...page, ...reviewed };
}

describe('<rs-form> review answers', () => {
  it('an answer on the review page is a date in the words of the page’s language', async () => {
    const page = await review(
      '<p><label for="d">Day</label><input type="date" id="d" name="d" value="2027-02-03"></p>' +
        '<p><label for="m">Month</label><input type="month" id="m" name="m" value="2027-02"></p>' +
        '<p><label for="t">Time</label><input type="time" id="t" name="t" value="14:30"></p>',
    );
    const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(
      new Date(2027, 1, 3),
    );
    // A browser without this type shows a text input.
    const shown = page.find('#m').type === 'month' ? month : '2027-02';
    expect(page.answers()).to.deep.equal(['Day: February 3, 2027', `Month: ${shown}`, 'Time: 14:30']);
  });

  it('an answer on the review page has the words that name a control without a label', async () => {
    const page = await review(
      '<p><input name="a" aria-label="Name" value="Ana"><input name="b" placeholder="City" value="Vigo">' +
        '<select name="c" title="Country"><option value="es">Spain</option></select></p>',
    );
    expect(page.answers()).to.deep.equal(['Name: Ana', 'City: Vigo', 'Country: Spain']);
  });

  it('an answer on the review page cannot be changed where the visitor cannot change it', async () => {
    const page = await review(
      '<p><label for="n">Number</label><input id="n" name="n" value="2"></p>' +
        '<p><label for="t">Total</label><input id="t" name="t"></p>' +
        '<p><label for="r">Reference</label><input id="r" name="r" value="A 7" readonly></p>',
      { calculations: [{ target: 't', expression: '{n:value} * 2', decimals: 0 }] },
    );
    expect(page.answers()).to.deep.equal(['Number: 2', 'Total: 4', 'Reference: A 7']);
    expect(page.reachable()).to.deep.equal(['Change: Number', 'Previous', 'Send']);
  });

  it('an answer on the review page is none for a field that only bots fill in', async () => {
    const page = await review(
      '<p><label for="a">Name</label><input id="a" name="a"></p><p><label for="w">Web</label><input id="w" name="w" tabindex="-1"></p>',
    );
    expect(page.answers()).to.deep.equal(['Name: Not answered']);
  });

  it('an answer on the review page follows what a script of the page writes, and its button keeps the focus', async () => {
    const page = await review('<p><label for="a">Name</label><input id="a" name="a" value="Ana"></p>');
    const change = page.find<HTMLElement>('.rs-form-review-change button');
    change.focus();
    page.type('a', 'Eva');
    await until(() => page.answers().join() === 'Name: Eva');
    const [again] = page.form.querySelectorAll('.rs-form-review-change button');
    expect({ isNew: again !== change, hasFocus: document.activeElement === again }).to.deep.equal({
      isNew: true,
      hasFocus: true,
    });
  });
});
