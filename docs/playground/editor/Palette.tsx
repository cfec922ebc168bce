import { useState, type KeyboardEvent } from 'react';
import { fieldsOf } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { addButtonId, useEditor, useStore } from './editor-store.js';
import { palette, titleOf } from './field-settings.model.js';
import { Icon, iconLines, TypeIcon } from './TypeIcon.js';

/** Button that shows the types of fields, each a button that adds one. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const texts = useTexts();
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
        onClick={() => setOpen(!isOpen)}
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

/** The types of fields in their groups. */
function Types({ onAdded }: TypesProps) {
  const texts = useTexts();
  const store = useStore();
  return (
    <>
      <Where />
      {palette.map(([group, types]) => (
        <div key={group} role="group" aria-labelledby={`palette-${group}`}>
          <h3 id={`palette-${group}`}>{texts[group]}</h3>
          <ul>
            {types.map((type) => (
              <li key={type}>
                <button
                  type="button"
                  data-type={type}
                  onClick={() => {
                    store.add(type);
                    onAdded();
                  }}
                >
                  <TypeIcon type={type} />
                  <span>{texts.field.types[type]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
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
