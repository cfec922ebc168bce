import { expect } from '@open-wc/testing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EditorContext, EditorStore } from '../../../docs/playground/editor/editor-store.js';
import { FieldList } from '../../../docs/playground/editor/FieldList.js';
import { fieldsOf, samplePlaygrounds } from '../../../docs/playground/model/state.model.js';
import { textsIn } from '../../../docs/playground/texts/texts.js';

describe('docs/playground: move field', () => {
  let root: Root;
  let place: HTMLElement;
  let store: EditorStore;

  beforeEach(async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    const contact = samplePlaygrounds.find(({ id }) => id === 'contact');
    if (!contact) throw new Error('No contact form');
    store = new EditorStore(textsIn('en'), contact.state);
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
    const list = createElement(FieldList, { withProblems: new Set<string>() });
    await act(() => root.render(createElement(EditorContext, { value: store }, list)));
  });
  afterEach(async () => {
    await act(() => root.unmount());
    place.remove();
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });

  const names = () => fieldsOf(store.present.form).map(({ name }) => name);
  const titles = () => [...place.querySelectorAll('.field-title')].map(({ textContent }) => textContent);
  const row = (index: number) => place.querySelector<HTMLElement>(`#field-row-${index}`) ?? place;

  /** Dispatches an event of a drag. Returns false if the page has taken it. */
  function drag(type: string, target: Element, dataTransfer: DataTransfer): boolean {
    return target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }

  it('a field in the list of the playground is moved by a drag to the place of another one, and can be put back by one step of undo', async () => {
    const before = names();
    const data = new DataTransfer();
    await act(() => drag('dragstart', row(0), data));
    const target = row(2).closest('.field-row') ?? place;
    expect(drag('dragover', target, data), 'offered to the row').to.equal(false);
    await act(() => drag('drop', target, data));
    expect(names()).to.deep.equal([before[1], before[2], before[0], ...before.slice(3)]);
    expect(titles()[2]).to.contain('contactemos');
    expect(store.read().selected).to.equal(before[0]);
    expect(store.read().said.text).to.match(/is now 3 of 5$/);
    await act(() => store.undo());
    expect(names()).to.deep.equal(before);
  });

  it('a field in the list of the playground takes no drop of anything else, such as a text of another program', () => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Email');
    const target = row(3).closest('.field-row') ?? place;
    expect(drag('dragover', target, data), 'not offered to the row').to.equal(true);
  });

  it('a field in the list of the playground is moved by Alt and the arrow keys, keeps the focus, and stops at the end of the list', async () => {
    const before = names();
    const press = (index: number, key: string) =>
      act(() => {
        row(index).dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
      });
    await press(0, 'ArrowDown');
    expect(names()).to.deep.equal([before[1], before[0], ...before.slice(2)]);
    expect(titles()[1]).to.contain('contactemos');
    expect(store.read().focus?.id).to.equal('field-row-1');
    expect(store.read().said.text).to.match(/is now 2 of 5$/);
    await press(1, 'ArrowUp');
    await press(0, 'ArrowUp');
    expect(names()).to.deep.equal(before);
    expect(store.read().said.text).to.match(/is the first field$/);
  });
});
