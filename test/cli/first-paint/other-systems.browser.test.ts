import { expect } from '@open-wc/testing';
import { firstPaintCssOfPage } from '../../../cli/first-paint/css-of.mjs';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { until } from '../../shared/until.js';

const json = {
  version: 1,
  formId: 0,
  pages: [{ fields: [{ name: 'reply' }] }, { fields: [{ name: 'message' }] }],
  conditions: [{ targets: ['phone'], when: [{ field: 'reply', value: 'phone' }] }],
};

const page = `<rs-form without-draft><script type="application/json">${JSON.stringify(json)}</script>
  <form method="post" action="/visit">
    <fieldset><legend>You</legend>
      <div class="mb-3"><input class="form-check-input" type="radio" name="reply" id="r1" value="email"><label for="r1">Email</label></div>
      <div class="mb-3"><input class="form-check-input" type="radio" name="reply" id="r2" value="phone"><label for="r2">Phone</label></div>
      <div class="mb-3"><label for="phone">Phone</label><div class="input-group"><input class="form-control" id="phone" name="phone"></div></div>
    </fieldset>
    <fieldset><legend>Message</legend><div class="mb-3"><label for="message">Message</label><textarea class="form-control" id="message" name="message"></textarea></div></fieldset>
  </form></rs-form>`;

/** Returns the texts of the labels and legends on show. */
const shownIn = (tag: Element) =>
  [...tag.querySelectorAll('label, legend')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent);

describe('cli/first-paint: other systems', () => {
  it('the first-paint line of a form of Bootstrap shows the page and the fields that the script will show', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(firstPaintCssOfPage(page));
    document.adoptedStyleSheets = [sheet];
    document.body.insertAdjacentHTML('beforeend', page);
    const tag = document.body.querySelector('rs-form') as RsFormElement;
    // The fail-safe of three seconds stands still.
    for (const animation of document.getAnimations()) animation.pause();
    const radios = [...tag.querySelectorAll<HTMLInputElement>('[type=radio]')];
    const early = [shownIn(tag)];
    radios[1]?.click();
    early.push(shownIn(tag));
    radios[0]?.click();
    expect(early).to.deep.equal([
      ['You', 'Email', 'Phone'],
      ['You', 'Email', 'Phone', 'Phone'],
    ]);
    await import('../../../elements/rs-form/define.js');
    await until(() => tag.querySelector('.formHidden'), 'pages');
    const late = [shownIn(tag)];
    radios[1]?.click();
    late.push(shownIn(tag));
    expect(late).to.deep.equal(early);
    tag.remove();
    document.adoptedStyleSheets = [];
  });
});
