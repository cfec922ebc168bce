import { useRef, useState } from 'react';
import type { Problem } from '../model/state.model.js';
import { fieldsOf } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { useStore } from '../editor/editor-store.js';
import { Icon, iconLines } from '../editor/TypeIcon.js';
import { loadReader } from './load-reader.dom.js';

/** Button with a dialog in which the source of a page becomes a form. */
export function PasteDialog() {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    dialog.current?.showModal();
    // Loaded while the author pastes. A failed import is reported when the result is needed.
    loadReader().catch(() => undefined);
  };
  return (
    <>
      <button type="button" id="paste-page" className="button" onClick={open}>
        <Icon lines={iconLines.paste} />
        <span>{texts.paste}</span>
      </button>
      <dialog ref={dialog} aria-labelledby="paste-title">
        <h2 id="paste-title">{texts.pasteTitle}</h2>
        <PasteForm onDone={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

interface PasteFormProps {
  readonly onDone: () => void;
}

function PasteForm({ onDone }: PasteFormProps) {
  const texts = useTexts();
  const [source, setSource] = useState('');
  const { failure, notes, read, clear } = usePaste();
  const finish = () => {
    setSource('');
    clear();
    onDone();
  };
  const run = async () => {
    if (await read(source)) finish();
  };
  return (
    <>
      <p>{texts.pasteHint}</p>
      <label htmlFor="paste-source">{texts.pasteLabel}</label>
      <textarea
        id="paste-source"
        spellCheck={false}
        value={source}
        aria-invalid={failure !== '' || undefined}
        aria-describedby="paste-failure"
        onChange={({ target }) => setSource(target.value)}
      />
      <p id="paste-failure" role="alert">
        {failure}
      </p>
      <Notes notes={notes} />
      <div className="dialog-buttons">
        <button type="button" id="paste-run" className="button primary" onClick={() => void run()}>
          {texts.pasteRun}
        </button>
        <button type="button" className="button" onClick={finish}>
          {texts.close}
        </button>
      </div>
    </>
  );
}

/** Returns the function that reads a page, and what it has found. `read` returns true if nothing is left to say. */
function usePaste() {
  const texts = useTexts();
  const store = useStore();
  const [failure, setFailure] = useState('');
  const [notes, setNotes] = useState<readonly Problem[]>([]);
  const clear = () => {
    setFailure('');
    setNotes([]);
  };
  const isReading = useRef(false);
  const read = async (source: string): Promise<boolean> => {
    if (isReading.current) return false;
    isReading.current = true;
    const reader = await loadReader().catch(() => null);
    isReading.current = false;
    clear();
    if (!reader) {
      setFailure(texts.pasteLost);
      return false;
    }
    const result = reader(source);
    if (result.state === null) {
      setFailure(fill(texts.pasteFailed, { problem: result.problem.words[texts.language] }));
      return false;
    }
    const count = fieldsOf(result.state.form).length;
    store.replace(result.state, fill(texts.pasteDone, { count }));
    setNotes(result.problems);
    return result.problems.length === 0;
  };
  return { failure, notes, read, clear };
}

interface NotesProps {
  readonly notes: readonly Problem[];
}

/** List of the parts of the page that were not taken over. */
function Notes({ notes }: NotesProps) {
  const texts = useTexts();
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{texts.pasteNotes}</h3>
      <ul>
        {notes.map(({ words }, index) => (
          <li key={index}>{words[texts.language]}</li>
        ))}
      </ul>
    </>
  );
}
