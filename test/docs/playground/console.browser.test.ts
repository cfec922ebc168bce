import { expect } from '@open-wc/testing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EditorContext, EditorStore } from '../../../docs/playground/editor/editor-store.js';
import { Problems } from '../../../docs/playground/editor/Problems.js';
import { emptyPlayground } from '../../../docs/playground/model/state.model.js';
import { watchConsole } from '../../../docs/playground/preview/console.dom.js';
import { textsIn } from '../../../docs/playground/texts/texts.js';

describe('docs/playground: console', () => {
  const original = { warn: console.warn, error: console.error };
  let root: Root;
  let place: HTMLElement;

  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    Object.assign(console, original);
    await act(() => root.unmount());
    place.remove();
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });

  it('the console of the playground’s preview is read, errors and warnings, and still has its lines', () => {
    const written: unknown[] = [];
    Object.assign(console, { warn: written.push.bind(written), error: written.push.bind(written) });
    const lines: string[] = [];
    watchConsole((line) => lines.push(line));
    console.warn('a warning about', document.body);
    console.error(new TypeError('no service'));
    expect(lines).to.deep.equal(['a warning about', 'TypeError: no service']);
    expect(written).to.have.length(3);
  });

  it('the console of the playground’s preview is part of the list of problems, each line with the page about its message', async () => {
    const store = new EditorStore(textsIn('en'), emptyPlayground);
    const list = createElement(Problems, { problems: [] });
    await act(() => root.render(createElement(EditorContext, { value: store }, list)));
    expect(place.textContent).to.equal('No problems found');
    const line = '<rs-location> its attributes: found nothing. https://rs-suite.example/m/location-idle';
    await act(() => store.complain([line]));
    expect(place.querySelector('summary')?.textContent).to.equal('1 problem');
    expect(place.querySelector('li span')?.textContent).to.equal(
      '<rs-location> its attributes: found nothing.',
    );
    expect(place.querySelector('li a')?.getAttribute('href')).to.equal('m/location-idle/index.html');
    await act(() => store.complain([]));
    expect(place.textContent).to.equal('No problems found');
  });
});
