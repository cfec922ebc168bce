import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EditorStore, rowId } from '../../../docs/playground/editor/editor-store.js';
import { newCondition } from '../../../docs/playground/editor/field-choices.model.js';
import { relatedTypes, settingsOf } from '../../../docs/playground/editor/field-settings.model.js';
import { filteredPalette, palette } from '../../../docs/playground/editor/palette.model.js';
import { finishedOnly } from '../../../docs/playground/model/finished.model.js';
import { fieldsOf, samplePlaygrounds } from '../../../docs/playground/model/state.model.js';
import { textsIn } from '../../../docs/playground/texts/texts.js';
import { definitionFormat } from '../../../elements/rs-form/definition/authored-format.model.js';
import { fieldTypes } from '../../../elements/rs-form/definition/field-traits.model.js';

function openEditor(language = 'en'): EditorStore {
  const contact = samplePlaygrounds.find(({ id }) => id === 'contact');
  assert.ok(contact);
  return new EditorStore(textsIn(language), contact.state);
}

const namesIn = (store: EditorStore) => fieldsOf(store.present.form).map(({ name }) => name);

/** Schema with its properties. */
interface Schema {
  readonly of: Schema;
  readonly keys: Readonly<Record<string, Schema>>;
}

/** Returns the keys that the format of a definition has for a field. */
function fieldKeys(): readonly string[] {
  const { keys } = definitionFormat as unknown as Schema;
  return Object.keys(keys['pages']?.of.of.keys['fields']?.of.of.keys ?? {});
}

describe('the editor of the playground', () => {
  it('the editor of the playground adds a field behind the chosen one, announces it, and moves the focus to its label', () => {
    const store = openEditor();
    store.select('Telefono');
    store.add('email');
    const { selected, said, focus, view } = store.read();
    assert.equal(namesIn(store)[2], selected);
    assert.match(said.text, /added, 3 of 6$/);
    assert.deepEqual([focus?.id, view], ['setting-first', 'settings']);
  });

  it('the editor of the playground names a new field by its label until the author writes a name, in rules and totals too', () => {
    const store = openEditor();
    store.add('text');
    const rename = (caption: string) => store.edit(store.read().selected ?? '', { caption });
    rename('Código postal');
    assert.equal(store.read().selected, 'Codigo_postal');
    store.act({
      type: 'set-calculations',
      calculations: [{ target: 'Codigo_postal', expression: '1', decimals: 0, decimal: ',', thousands: '.' }],
    });
    rename('¿Teléfono?');
    assert.equal(store.read().selected, 'Telefono_2', 'another field has the name');
    assert.equal(store.present.form.calculations[0]?.target, 'Telefono_2');
    store.rename('Telefono_2', 'phone');
    rename('Móvil');
    assert.ok(namesIn(store).includes('phone'));
  });

  it('the editor of the playground undoes the typing of a label and its name in one step', () => {
    const store = openEditor();
    store.add('text');
    const before = namesIn(store);
    for (const caption of ['N', 'No', 'Not', 'Note']) store.edit(store.read().selected ?? '', { caption });
    assert.ok(namesIn(store).includes('Note'));
    store.undo();
    assert.deepEqual(namesIn(store), before);
  });

  it('the editor of the playground keeps the name of a field that a server reads, whatever its label', () => {
    const store = openEditor();
    store.edit('Telefono', { caption: 'Móvil' });
    assert.ok(namesIn(store).includes('Telefono'));
  });

  it('the editor of the playground begins a condition that does nothing until it has a field to act on', () => {
    const { present } = openEditor();
    const conditions = [newCondition(fieldsOf(present.form))];
    const state = { ...present, form: { ...present.form, conditions } };
    assert.deepEqual(conditions[0]?.targets, []);
    assert.deepEqual(finishedOnly(state).form.conditions, []);
    assert.equal(finishedOnly(present), present);
  });

  it('the editor of the playground finds types by a part of their name, with or without accents', () => {
    const { types } = textsIn('es').field;
    const found = (text: string) => filteredPalette(text, types).flatMap((group) => group.types);
    assert.deepEqual(found('telef'), ['tel']);
    assert.deepEqual(found('zzz'), []);
    assert.equal(found('').length, palette.flatMap(([, all]) => [...all]).length);
  });

  it('the editor of the playground adds a field before the button that sends, when that one is chosen', () => {
    const store = openEditor();
    store.select('Enviar');
    store.add('text');
    assert.equal(namesIn(store).at(-1), 'Enviar');
  });

  it('the editor of the playground moves a field, keeps the focus on it, and announces the end of the list', () => {
    const store = openEditor('es');
    store.move('Telefono', -1);
    assert.deepEqual([namesIn(store)[0], store.read().focus?.id], ['Telefono', rowId(0)]);
    assert.match(store.read().said.text, /está ahora en 1 de 5$/);
    store.move('Telefono', -1, 'move-up');
    assert.match(store.read().said.text, /ya es el primero$/);
    assert.equal(store.read().focus?.id, 'move-up');
  });

  it('the editor of the playground gives the focus to the next field when one is removed, and to the button that adds when none is left', () => {
    const store = openEditor();
    store.select('Enviar');
    store.remove('Enviar');
    assert.deepEqual([store.read().selected, store.read().focus?.id], ['consulta', rowId(3)]);
    for (const name of namesIn(store)) store.remove(name);
    assert.deepEqual([store.read().selected, store.read().focus?.id], [null, 'add-field']);
  });

  it('the editor of the playground goes a step back and forth, and chooses an existing field', () => {
    const store = openEditor();
    store.add('text');
    const added = store.read().selected;
    store.undo();
    assert.equal(namesIn(store).length, 5);
    assert.ok(namesIn(store).includes(store.read().selected ?? ''));
    store.redo();
    assert.ok(namesIn(store).includes(added ?? ''));
    assert.equal(store.read().said.text, 'Redone');
  });

  it('the editor of the playground refuses a name that another field has, or none', () => {
    const store = openEditor();
    store.select('Telefono');
    assert.equal(store.rename('Telefono', 'Email'), false);
    assert.equal(store.rename('Telefono', ''), false);
    assert.equal(store.rename('Telefono', 'Movil'), true);
    assert.equal(store.read().selected, 'Movil');
  });

  it('the editor of the playground speaks a repeated announcement again', () => {
    const store = openEditor();
    store.announce('Copied');
    const { number } = store.read().said;
    store.announce('Copied');
    assert.notEqual(store.read().said.number, number);
  });
});

describe('the settings of the playground', () => {
  it('the settings of the playground have an input for every key of a field that an author may write', () => {
    const offered = new Set(
      fieldTypes.flatMap((type) =>
        settingsOf(type).flatMap(({ settings }) => settings.map(({ key }) => key)),
      ),
    );
    // The name has an input of its own; prices are with the options; numbers and texts of a field are the server's.
    const others = ['name', 'prices', 'texts', 'componentId'];
    const keys = fieldKeys();
    assert.ok(keys.includes('caption'));
    assert.deepEqual(
      keys.filter((key) => !others.includes(key) && !offered.has(key as never)),
      [],
    );
  });

  it('the settings of the playground offer every type of field once in the palette', () => {
    const offered = palette.flatMap(([, types]) => types);
    assert.deepEqual([...offered].sort(), [...fieldTypes].sort());
  });

  it('the settings of the playground let a field change between types that keep its settings', () => {
    assert.deepEqual(relatedTypes('select'), ['select', 'radio-group', 'checkbox-group']);
    assert.deepEqual(relatedTypes('file'), []);
  });
});
