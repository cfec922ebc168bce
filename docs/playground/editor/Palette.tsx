import { useState, type KeyboardEvent } from 'react';
import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import { fieldsOf } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { addButtonId, useEditor, useStore } from './editor-store.js';
import { titleOf } from './field-settings.model.js';
import { filteredPalette } from './palette.model.js';
import { Icon, iconLines, TypeIcon } from './TypeIcon.js';

/** Id of the input that filters the types. */
const filterId = 'filter-types';

/** Button that shows the types of fields, each a button that adds one. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const texts = useTexts();
  const store = useStore();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    document.getElementById(addButtonId)?.focus();
  };
  return (
    <div className="palette" onKeyDown={close}>
      <button
        type="button"
        id={addButtonId}
        className="button primary"
        aria-expanded={isOpen}
        aria-controls="palette"
        onClick={({ detail }) => {
          setOpen(!isOpen);
          // A press by keyboard, which types on. A touch would open the keyboard of the screen.
          if (!isOpen && detail === 0) store.focus(filterId);
        }}
      >
        <Icon lines={iconLines.add} />
        <span>{texts.addField}</span>
      </button>
      <div id="palette" hidden={!isOpen}>
        {isOpen && <Types onAdded={() => setOpen(false)} />}
      </div>
    </div>
  );
}

interface TypesProps {
  readonly onAdded: () => void;
}

/** The types of fields in their groups, behind an input that filters them. Arrow keys go from one to the next. */
function Types({ onAdded }: TypesProps) {
  const texts = useTexts();
  const store = useStore();
  const [filter, setFilter] = useState('');
  const groups = filteredPalette(filter, texts.field.types);
  const add = (type: FieldType | undefined) => {
    if (!type) return;
    store.add(type);
    onAdded();
  };
  return (
    <div onKeyDown={moveByArrows}>
      <Where />
      <input
        type="search"
        id={filterId}
        autoComplete="off"
        aria-label={texts.filterTypes}
        placeholder={texts.filterTypes}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && add(groups[0]?.types[0])}
      />
      <p role="status">{groups.length === 0 && texts.noType}</p>
      {groups.map(({ group, types }) => (
        <div key={group} role="group" aria-labelledby={`palette-${group}`}>
          <h3 id={`palette-${group}`}>{texts[group]}</h3>
          <TypeButtons types={types} onChoose={add} />
        </div>
      ))}
    </div>
  );
}

interface TypeButtonsProps {
  readonly types: readonly FieldType[];
  readonly onChoose: (type: FieldType) => void;
}

/** Buttons of the types of a group. */
function TypeButtons({ types, onChoose }: TypeButtonsProps) {
  const texts = useTexts();
  return (
    <ul>
      {types.map((type) => (
        <li key={type}>
          <button type="button" data-type={type} onClick={() => onChoose(type)}>
            <TypeIcon type={type} />
            <span>{texts.field.types[type]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/** Moves the focus between the filter and the types. The arrows to the sides move the caret inside the filter. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  const step = steps.get(key);
  const isCaret = target instanceof HTMLInputElement && !/Up|Down/.test(key);
  if (step === undefined || isCaret) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const next = stops[stops.indexOf(target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}

/** Line that says where the new field will be. */
function Where() {
  const texts = useTexts();
  const store = useStore();
  const selected = useEditor((state) => state.selected);
  const form = useEditor(({ history }) => history.present.form);
  const field = fieldsOf(form).find(({ name }) => name === selected);
  const isBehind = field !== undefined && store.placeForNew() !== null;
  return (
    <p className="hint">{isBehind ? fill(texts.addWhere, { name: titleOf(field) }) : texts.addWhereEnd}</p>
  );
}
