import { expect } from '@open-wc/testing';
import { mountMap } from '../../../elements/rs-location/map/mount-map.dom.js';
import { FakeClock } from '../../shared/fake-clock.js';
import { tiles } from './location-page.js';

/** Creates a map on a fake clock. */
function open(zoom: number) {
  const box = document.createElement('div');
  box.style.cssText = 'position: relative; width: 400px; height: 300px; overflow: hidden';
  document.body.append(box);
  const clock = new FakeClock();
  const pointed: boolean[] = [];
  const zooms: { readonly nearer: boolean; readonly further: boolean }[] = [];
  const map = mountMap({
    ...{ box, clock, tiles, zoom, helpId: 'help', maxZoom: 19, centre: { latitude: 40, longitude: -3 } },
    onPoint: (_position, isDone) => pointed.push(isDone),
    onZoom: (nearer, further) => zooms.push({ nearer, further }),
    onFailure: () => undefined,
  });
  const mouse = (type: string) =>
    box.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 60, clientY: 60 }));
  const wheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -100, ctrlKey });
    box.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const close = () => {
    map.stop();
    box.remove();
  };
  return { map, clock, pointed, zooms, mouse, wheel, close };
}

describe('<rs-location> map', () => {
  it('a map with one marker takes a click for a place, and two for nothing but a nearer map', () => {
    const { clock, pointed, mouse, close } = open(13);
    mouse('click');
    clock.pass(250);
    expect(pointed).to.deep.equal([true]);
    for (const type of ['click', 'click', 'dblclick']) mouse(type);
    clock.pass(250);
    expect(pointed).to.deep.equal([true]);
    close();
  });

  it('a map with one marker lets the page be scrolled by the wheel, and comes nearer by the wheel with Ctrl', () => {
    const { wheel, close } = open(13);
    expect({ wheel: wheel(false), wheelWithCtrl: wheel(true), wheelAgain: wheel(false) }).to.deep.equal({
      wheel: false,
      wheelWithCtrl: true,
      wheelAgain: false,
    });
    close();
  });

  it('a map with one marker says when it can come no nearer and go no further', () => {
    const { map, zooms, close } = open(18);
    expect(zooms.at(-1)).to.deep.equal({ nearer: true, further: true });
    map.zoom(1);
    map.zoom(1);
    close();
    const far = open(0);
    expect(far.zooms.at(-1)).to.deep.equal({ nearer: true, further: false });
    far.close();
  });
});
