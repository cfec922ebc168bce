import { memo, type DragEvent, type KeyboardEvent } from 'react';
import { fieldsOf, type PlaygroundField } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';
import { rowId, useStore, type EditorStore } from './editor-store.js';
import { titleOf } from './field-settings.model.js';
import { Icon, iconLines, TypeIcon } from './TypeIcon.js';

interface FieldRowProps {
  readonly field: PlaygroundField;
  readonly index: number;
  readonly isSelected: boolean;
  /** True if the Tab key reaches this row; the arrow keys reach the others. */
  readonly isReached: boolean;
  readonly hasProblem: boolean;
}

/** One field in the list. It renders only when it changes itself. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, index, isSelected, isReached, hasProblem } = props;
  const store = useStore();
  const texts = useTexts();
  const { name, type = 'text', required } = field;
  return (
    <li className="field-row" data-selected={isSelected || undefined} {...dropTarget(store, index)}>
      <button
        type="button"
        id={rowId(index)}
        className="field-pick"
        aria-current={isSelected || undefined}
        aria-describedby="fields-hint"
        tabIndex={isReached ? 0 : -1}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(dragType, name)}
        onClick={() => store.select(name, { view: 'settings' })}
        onKeyDown={(event) => handleKey(event, store, name, index)}
      >
        <TypeIcon type={type} />
        <span className="field-title">{titleOf(field)}</span>
        <span className="field-meta">
          <span>{texts.field.types[type]}</span>
          {required && <span>{texts.required}</span>}
          {hasProblem && <span className="is-problem">{texts.hasProblem}</span>}
        </span>
      </button>
      {isSelected && <RowActions name={name} />}
    </li>
  );
});

const dragType = 'text/x-playground-field';

/** Returns the listeners that take a dragged field. */
function dropTarget(store: EditorStore, index: number) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      store.drop(event.dataTransfer.getData(dragType), index);
    },
  };
}

function handleKey(event: KeyboardEvent, store: EditorStore, name: string, index: number): void {
  const { key, altKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 && key !== 'Delete' && key !== 'Home' && key !== 'End') return;
  event.preventDefault();
  if (key === 'Delete') return store.remove(name);
  if (altKey && step !== 0) return store.move(name, step);
  if (step !== 0) return store.pick(index + step);
  store.pick(key === 'Home' ? 0 : fieldsOf(store.present.form).length - 1);
}

interface RowActionsProps {
  readonly name: string;
}

/** Buttons of the chosen field. */
function RowActions({ name }: RowActionsProps) {
  const store = useStore();
  const texts = useTexts();
  const actions = [
    ['move-up', texts.moveUp, iconLines.up, () => store.move(name, -1, 'move-up')],
    ['move-down', texts.moveDown, iconLines.down, () => store.move(name, 1, 'move-down')],
    ['duplicate-field', texts.duplicate, iconLines.copy, () => store.duplicate(name)],
    ['remove-field', texts.remove, iconLines.remove, () => store.remove(name)],
  ] as const;
  return (
    <div className="row-actions">
      {actions.map(([id, label, lines, run]) => (
        <button
          key={id}
          type="button"
          id={id}
          className="icon-button"
          aria-label={label}
          title={label}
          onClick={run}
        >
          <Icon lines={lines} />
        </button>
      ))}
    </div>
  );
}
