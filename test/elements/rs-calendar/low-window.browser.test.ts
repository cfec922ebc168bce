import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { until } from '../../shared/until.js';
import '../../../elements/rs-calendar/define.js';
import { halfPixel } from '../../pixels.js';
import { settled } from '../../settled.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

/** Opens the popup of a chosen date, so many pixels below the top. Its rows are 44 px high, as for fingers. */
async function openPopup(top: number, attributes = ''): Promise<RsCalendar> {
  document.querySelector('form')?.remove();
  const template = document.createElement('template');
  template.innerHTML = `<form lang="es" style="position: fixed; inset: ${top}px auto auto 0; --rs-calendar-time-row: 44px">
    <label for="dia">Día</label> <input type="text" id="dia" name="dia" value="12-03-2027 17:00">
    <rs-calendar for="dia" format="DD-MM-YYYY HH:mm" step="30" ${attributes}></rs-calendar></form>`;
  document.body.append(template.content);
  const element = document.querySelector('rs-calendar') as RsCalendar;
  await appears(element.shadowRoot as ShadowRoot, '[part="toggle"]');
  document.querySelector('input')?.focus();
  await appears(element.shadowRoot as ShadowRoot, '[part~="time"][aria-selected="true"]');
  await settled();
  return element;
}

const find = (element: RsCalendar, selector: string) =>
  element.shadowRoot?.querySelector(selector) as HTMLElement;
const edges = (element: Element) => element.getBoundingClientRect();

describe('<rs-calendar> low window', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [width, height, top] of [
    [320, 640, 0],
    [320, 640, 220],
    [360, 740, 300],
    [320, 256, 0],
    [1280, 300, 0],
  ] as const) {
    it(`the popup of an <rs-calendar> in a low window opens with its header in sight at ${width} × ${height}, ${top} pixels down`, async () => {
      await setViewport({ width, height });
      const element = await openPopup(top);
      const { box } = element;
      expect(box.scrollTop).to.equal(0);
      expect(edges(find(element, '[part="header"]')).top).to.be.at.least(edges(box).top);
    });
  }

  it('the popup of an <rs-calendar> in a low window scrolls the list of times alone to the chosen one', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await openPopup(0);
    const list = find(element, '[part="time-list"]');
    const chosen = edges(find(element, '[part~="time"][aria-selected="true"]'));
    expect(list.scrollTop).to.be.above(0);
    expect(chosen.top).to.be.at.least(edges(list).top - halfPixel);
    expect(chosen.bottom).to.be.at.most(edges(list).bottom + halfPixel);
    expect(edges(list).bottom).to.be.at.most(640);
  });

  for (const [width, height, attributes] of [
    [320, 640, ''],
    [360, 740, ''],
    [1280, 800, ''],
    [1280, 800, 'time-format="h:mm a"'],
    [320, 640, 'min-time="16:00" max-time="17:30"'],
  ] as const) {
    it(
      `the popup of an <rs-calendar> in a low window lets a visitor reach every time, none of them small, at ${width} × ${height} ${attributes}`.trim(),
      async () => {
        await setViewport({ width, height });
        const element = await openPopup(0, attributes);
        const list = find(element, '[part="time-list"]');
        for (const time of element.shadowRoot?.querySelectorAll<HTMLElement>('[part~="time"]') ?? []) {
          time.scrollIntoView({ block: 'nearest' });
          const { top, bottom, left, right, width: size, height: row } = edges(time);
          expect(Math.min(row, size)).to.be.at.least(36);
          expect(top).to.be.at.least(edges(list).top - halfPixel);
          expect(bottom).to.be.at.most(edges(list).bottom + halfPixel);
          expect({ left: left >= edges(list).left, right: right <= edges(list).right }).to.deep.equal({
            left: true,
            right: true,
          });
        }
      },
    );
  }

  it('the popup of an <rs-calendar> in a low window has no empty band below the times', async () => {
    for (const width of [320, 360]) {
      await setViewport({ width, height: 740 });
      const element = await openPopup(0);
      const list = find(element, '[part="time-list"]');
      expect(edges(find(element, '[part="calendar"]')).bottom - edges(list).bottom).to.be.below(8);
      expect(find(element, '[part="hint"]').textContent).to.equal('Hora');
    }
  });

  it('the popup of an <rs-calendar> in a low window brings the times into sight once a day is chosen in it', async () => {
    await setViewport({ width: 320, height: 400 });
    const element = await openPopup(0);
    const input = document.querySelector('input') as HTMLInputElement;
    input.value = '';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled();
    expect([element.box.scrollTop, find(element, '[part="time-list"]')]).to.deep.equal([0, null]);
    const day = find(element, '[part~="day"][aria-label^="martes, 16 de marzo"]');
    // Safari would scroll to it a frame later; the focus of a visitor comes before the press.
    day.focus({ preventScroll: true });
    day.click();
    await settled();
    const list = find(element, '[part="time-list"]');
    await until(() => edges(list).bottom <= edges(element.box).bottom + 1, 'the times are in sight');
  });
});
