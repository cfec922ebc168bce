import { expect } from '@open-wc/testing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EditorContext, EditorStore } from '../../../docs/playground/editor/editor-store.js';
import { FieldList } from '../../../docs/playground/editor/FieldList.js';
import { samplePlaygrounds, type PlaygroundField } from '../../../docs/playground/model/state.model.js';
import { textsIn } from '../../../docs/playground/texts/texts.js';

/** Returns a field that counts how often its caption is read, as a row does when it renders. */
function counted(field: PlaygroundField, rendered: string[]): PlaygroundField {
  const { caption = '' } = field;
  return Object.defineProperty({ ...field }, 'caption', {
    enumerable: true,
    get: () => (rendered.push(field.name), caption),
  });
}

describe('docs/playground: field list', () => {
  let root: Root;
  let place: HTMLElement;

  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(() => root.unmount());
    place.remove();
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });

  it('the list of fields of the playground renders one row of forty at a key press in one field', async () => {
    const survey = samplePlaygrounds.find(({ id }) => id === 'survey');
    if (!survey) throw new Error('No survey');
    const rendered: string[] = [];
    const pages = survey.state.form.pages.map(({ fields }) => ({
      fields: fields.map((field) => counted(field, rendered)),
    }));
    const store = new EditorStore(textsIn('en'), { ...survey.state, form: { ...survey.state.form, pages } });
    const list = createElement(FieldList, { withProblems: new Set<string>() });
    await act(() => root.render(createElement(EditorContext, { value: store }, list)));
    expect(new Set(rendered).size, 'all rows at first').to.equal(40);

    rendered.length = 0;
    const [, second] = survey.state.form.pages[0]?.fields ?? [];
    const name = second?.name ?? '';
    await act(() => store.act({ type: 'edit-field', name, change: { caption: 'Changed' } }));
    expect(place.querySelector('#field-row-1')?.textContent).to.contain('Changed');
    // The reducer copies the field that it changes; no other row reads its caption again.
    expect(rendered.filter((one) => one !== name)).to.deep.equal([]);
  });
});
