import { expect } from '@open-wc/testing';
import { until } from '../../../shared/until.js';
import { openForm } from '../profiles/open-form.js';

const form = `<form method="post" action="/contact">
  <div><label for="name">Name</label> <input id="name" name="name" required> <strong id="name-error" hidden></strong></div>
  <button>Send</button></form>`;

describe('<rs-form> bare error', () => {
  let sheet: CSSStyleSheet | undefined;
  afterEach(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

  /** Sends the empty form with a rule of the page, and returns the color and the place of the error. */
  async function sendEmpty(rule: string) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    const { find } = await openForm(form);
    find<HTMLElement>('button').click();
    const error = find<HTMLElement>('#name-error');
    await until(() => error.textContent.trim() !== '');
    const { bottom } = find('#name').getBoundingClientRect();
    return {
      color: getComputedStyle(error).color,
      isBelow: error.getBoundingClientRect().top >= bottom - 1,
    };
  }

  it('an error on a page without a style sheet is red, and below its field', async () => {
    expect(await sendEmpty('')).to.deep.equal({ color: 'rgb(168, 36, 28)', isBelow: true });
  });

  it('an error on a page without a style sheet is light red where the page has light text', async () => {
    const { color } = await sendEmpty('rs-form { color: rgb(240, 240, 240) }');
    expect(color).to.equal('rgb(255, 176, 168)');
  });

  it('an error on a page without a style sheet keeps the color of the page’s own sheet', async () => {
    const { color } = await sendEmpty('#name-error { color: rgb(120, 0, 90) }');
    expect(color).to.equal('rgb(120, 0, 90)');
  });
});
