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
  const zooms: (readonly [boolean, boolean])[] = [];
  const map = mountMap({
    ...{ box, clock, tiles, zoom, helpId: 'help', maxZoom: 19, centre: { latitude: 40, longitude: -3 } },
    onPoint: (_position, isDone) => pointed.push(isDone),
    onZoom: (...can) => zooms.push(can),
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

describe('a map with one marker', () => {
  it('takes a click for a place, and two for nothing but a nearer map', () => {
    const { clock, pointed, mouse, close } = open(13);
    mouse('click');
    clock.pass(250);
    expect(pointed).to.deep.equal([true]);
    for (const type of ['click', 'click', 'dblclick']) mouse(type);
    clock.pass(250);
    expect(pointed).to.deep.equal([true]);
    close();
  });

  it('lets the page be scrolled by the wheel, and comes nearer by the wheel with Ctrl', () => {
    const { wheel, close } = open(13);
    expect([wheel(false), wheel(true), wheel(false)]).to.deep.equal([false, true, false]);
    close();
  });

  it('says when it can come no nearer and go no further', () => {
    const { map, zooms, close } = open(18);
    expect(zooms.at(-1)).to.deep.equal([true, true]);
    map.zoom(1);
    map.zoom(1);
    close();
    const far = open(0);
    expect(far.zooms.at(-1)).to.deep.equal([true, false]);
    far.close();
  });
});
