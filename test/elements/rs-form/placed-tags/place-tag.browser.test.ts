import { expect } from '@open-wc/testing';
import {
  startPlacement,
  type PlacedElement,
  reserveSpace,
  writeSettings,
} from '../../../../elements/rs-form/placed-tags/place-tag.dom.js';
import { registerTag } from '../../../../shared/element/lazy-tags.js';
import { until } from '../../../shared/until.js';
import { sessionOf } from '../session-of.js';

/** Places an element behind a control of the form, as a feature does. */
async function place(tag: string) {
  const session = await sessionOf();
  const element = document.createElement(tag) as PlacedElement;
  session.form.element.append(element);
  reserveSpace(element, '10rem');
  return { session, element, placed: [{ name: 'name', element, texts: { own: 'x' } }] };
}

describe('<rs-form> place tag', () => {
  it('a tag that a form places beside a control keeps its space until it is defined, and goes with the form', async () => {
    const tag = 'toy-in-form';
    registerTag(tag, () => Promise.resolve(customElements.define(tag, class extends HTMLElement {})));
    const { session, element, placed } = await place(tag);
    const stop = startPlacement(session, { tag, placed, hasSpace: true });
    expect(element.style.minBlockSize).to.equal('10rem');
    expect(element.texts).to.deep.equal({ own: 'x' });
    await until(() => element.style.minBlockSize === '', 'defined');
    stop();
    expect(element.isConnected).to.equal(false);
  });

  for (const hasSpace of [true, false])
    it(`a tag that a form places beside a control is reported where it does not load, ${hasSpace ? 'gives its space back' : 'and stays'}`, async () => {
      const tag = `toy-lost-in-form-${String(hasSpace)}`;
      registerTag(tag, () => Promise.reject(new Error('lost')));
      const { session, element, placed } = await place(tag);
      const stop = startPlacement(session, { tag, placed, hasSpace, loads: 'now' });
      await until(() => session.reports.length > 0, 'reported');
      expect(session.reports.map(String)).to.deep.equal(['Error: lost']);
      await until(() => element.hidden === hasSpace, 'hidden');
      expect(element.style.minBlockSize).to.equal(hasSpace ? '' : '10rem');
      stop();
    });

  it('a tag that a form places beside a control is not loaded far away from the window, unless it is to be there at once', async () => {
    let loads = 0;
    registerTag('toy-far', () => {
      loads += 1;
      return new Promise(() => undefined);
    });
    const { session, element, placed } = await place('toy-far');
    element.style.display = 'none';
    startPlacement(session, { tag: 'toy-far', placed })();
    expect(loads).to.equal(0);
    startPlacement(session, { tag: 'toy-far', placed, loads: 'now' })();
    expect(loads).to.equal(1);
  });

  it('a tag that a form places beside a control takes its settings as attributes', () => {
    const element = document.createElement('toy-settings');
    writeSettings(element, { weekStart: 1, inline: true, double: false, min: undefined, dates: ['a', 'b'] });
    expect(element.outerHTML).to.equal('<toy-settings week-start="1" inline="" dates="a,b"></toy-settings>');
  });
});
