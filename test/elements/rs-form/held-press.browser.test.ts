import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../elements/rs-form/define.js';
import { registerTag } from '../../../shared/element/lazy-tags.js';
import { appears } from '../../shared/appears.js';
import { isInState } from '../../shared/is-in-state.js';
import { until } from '../../shared/until.js';
import { enhanced } from './page-driver.js';

type RsForm = HTMLElementTagNameMap['rs-form'];

/** Functions that let the script of a tag load. */
const gates = new Map<string, () => void>();

function holdTag(tag: string, load: () => Promise<unknown>): void {
  const gate = new Promise<void>((open) => gates.set(tag, open));
  registerTag(tag, () => gate.then(load));
}

const captcha = `<img id="captcha14" src="${new URL('./captcha/code.svg', import.meta.url).href}?componentId=14" alt="">
  <input type="text" name="form[Codigo]" id="captchaTxt14">
  <button type="button" class="rsform-captcha-refresh-button">Refresh</button>`;
const files = `<div class="rsfp-field-multiple-plus"><input type="file" id="Files" name="form[Files][]"
  data-rsfp-skip-ajax="true" data-rsfp-maxfiles="3"></div>
  <button type="button" class="rsfp-field-multiple-plus-button" data-rsfp-maxfiles="3">Another</button>`;
const date = `<input id="txtjQcal1_0" name="form[Date]" type="text" class="rsform-calendar-box">
  <button id="btnjQ1_0" type="button" class="rsform-calendar-button">...</button>
  <div id="caljQ1_0Container" style="display: none"></div>`;
const twoDates = `${date}</div><div class="rsform-block rsform-block-other">
  ${date.replaceAll('1_0', '1_1').replace('Date', 'Other')}`;

async function openForm(controls: string): Promise<RsForm> {
  const dates = ['Date', 'Other'].filter((name) => controls.includes(`form[${name}]`));
  const fields = dates.map((name) => ({ name, type: 'calendar' }));
  const json = { version: 1, formId: 1, pages: [{ fields }] };
  const form = await fixture<RsForm>(
    html`${unsafeStatic(`<rs-form lang="en" without-draft><form method="post">
      <div class="rsform-block rsform-block-date">${controls}</div>
      <input type="hidden" name="form[formId]" value="1"><button type="submit">Send</button></form>
      <script type="application/json">${JSON.stringify(json)}</script></rs-form>`)}`,
  );
  await enhanced(form);
  return form;
}

/** Presses a button that has the focus, as after a visitor's press. */
function press(form: RsForm, selector: string): HTMLElement {
  const button = form.querySelector(selector) as HTMLElement;
  button.focus();
  button.click();
  return button;
}

describe('a press on a button of the server whose part is still on its way', () => {
  before(() => {
    holdTag('rs-uploads', () => import('../../../elements/rs-uploads/define.js'));
    holdTag('rs-calendar', () => import('../../../elements/rs-calendar/define.js'));
  });

  it('draws another captcha image, once its part has come', async () => {
    const form = await openForm(captcha);
    const image = form.querySelector('img') as HTMLImageElement;
    press(form, '.rsform-captcha-refresh-button');
    expect(image.src).not.to.contain('sid=');
    await until(() => image.src.includes('sid='));
    expect(document.activeElement?.id).to.equal('captchaTxt14');
  });

  it('adds a file input, one for the last press', async () => {
    const form = await openForm(files);
    await appears(form, 'rs-uploads');
    press(form, '.rsfp-field-multiple-plus-button');
    press(form, '.rsfp-field-multiple-plus-button');
    expect(form.querySelectorAll('[type="file"]')).to.have.lengthOf(1);
    gates.get('rs-uploads')?.();
    await until(() => form.querySelectorAll('[type="file"]').length === 2);
  });

  it('opens a calendar, unless the visitor is elsewhere by then', async () => {
    const [form, other] = [await openForm(date), await openForm(date.replaceAll('1_0', '1_1'))];
    await appears(form, 'rs-calendar');
    await appears(other, 'rs-calendar');
    press(other, '.rsform-calendar-button');
    press(form, '.rsform-calendar-button');
    gates.get('rs-calendar')?.();
    await isInState(form, 'rs-calendar:state(open)');
    expect(other.querySelector('rs-calendar:state(open)')).to.equal(null);
  });

  it('opens the second calendar of a form, whose tag is there and whose texts are not', async () => {
    const { holdTexts } = await import('../rs-calendar/hold-texts.js');
    const texts = holdTexts();
    const form = await openForm(twoDates);
    const second = await appears(form, '#caljQ1_1Container > rs-calendar');
    press(form, '#btnjQ1_1');
    expect(second.matches(':defined:not(:state(open))')).to.equal(true);
    texts.release();
    await isInState(form, '#caljQ1_1Container > rs-calendar:state(open)');
    expect(form.querySelectorAll('rs-calendar:state(open)')).to.have.lengthOf(1);
  });
});
