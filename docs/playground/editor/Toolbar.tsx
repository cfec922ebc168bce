import { useState } from 'react';
import { canRedo, canUndo } from '../model/history.model.js';
import { emptyPlayground, samplePlaygrounds } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { copyText } from '../copy/copy-text.dom.js';
import { linkTo } from '../link.dom.js';
import { useEditor, useStore } from './editor-store.js';
import { PasteDialog } from '../paste/PasteDialog.js';
import { Icon, iconLines } from './TypeIcon.js';

/** Buttons about the whole form: undo, samples, link, paste. */
export function Toolbar() {
  return (
    <div className="toolbar">
      <UndoButtons />
      <Samples />
      <LinkButton />
      <PasteDialog />
    </div>
  );
}

function UndoButtons() {
  const texts = useTexts();
  const store = useStore();
  const isUndoable = useEditor(({ history }) => canUndo(history));
  const isRedoable = useEditor(({ history }) => canRedo(history));
  const actions = [
    ['undo', texts.undo, isUndoable, 'Control+Z', () => store.undo()],
    ['redo', texts.redo, isRedoable, 'Control+Shift+Z', () => store.redo()],
  ] as const;
  return (
    <div className="button-pair">
      {actions.map(([id, label, isPossible, keys, run]) => (
        <button
          key={id}
          type="button"
          id={id}
          className="button"
          aria-disabled={!isPossible}
          aria-keyshortcuts={keys}
          onClick={run}
        >
          <Icon lines={iconLines[id]} />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

/** List of forms to begin with. */
function Samples() {
  const texts = useTexts();
  const store = useStore();
  const [id, setId] = useState('');
  const start = () => {
    const sample = samplePlaygrounds.find((one) => one.id === id);
    store.replace(sample?.state ?? emptyPlayground, texts.started);
  };
  return (
    <div className="samples">
      <label htmlFor="sample">{texts.start}</label>
      <select id="sample" value={id} onChange={({ target }) => setId(target.value)}>
        <option value="">{texts.startEmpty}</option>
        {samplePlaygrounds.map((sample) => (
          <option key={sample.id} value={sample.id}>
            {sample.title[texts.language]}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={start}>
        {texts.startNow}
      </button>
    </div>
  );
}

/** Button that copies the address with the form in its fragment. */
function LinkButton() {
  const texts = useTexts();
  const store = useStore();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(await linkTo(store.present));
      setCopied(true);
      store.announce(texts.linkCopied);
    } catch (error) {
      store.announce(fill(texts.codeFailed, { problem: String(error) }));
    }
  };
  return (
    <button
      type="button"
      id="copy-link"
      className="button"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <Icon lines={iconLines.link} />
      <span>{isCopied ? texts.copied : texts.link}</span>
    </button>
  );
}
