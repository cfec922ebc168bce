import { useEffect, useRef, useState } from 'react';
import type { Playground, Problem } from '../model/state.model.js';
import { fieldsOf } from '../model/state.model.js';
import { type AllTexts, fill, useTexts } from '../texts/texts.js';
import { useStore } from '../editor/editor-store.js';
import { titleOf } from '../editor/field-settings.model.js';
import { themeNames } from '../editor/theme-names.model.js';
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
  const { failure, pasted, notes, read, clear } = usePaste();
  const finish = () => {
    setSource('');
    clear();
    onDone();
  };
  if (pasted) return <Result pasted={pasted} notes={notes} onClose={finish} onAgain={clear} />;
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
      <div className="dialog-buttons">
        <button type="button" id="paste-run" className="button primary" onClick={() => void read(source)}>
          {texts.pasteRun}
        </button>
        <button type="button" className="button" onClick={finish}>
          {texts.close}
        </button>
      </div>
    </>
  );
}

/** Returns the function that reads a page, and its result: a failure, or the form and the omitted parts. */
function usePaste() {
  const texts = useTexts();
  const store = useStore();
  const [failure, setFailure] = useState('');
  const [pasted, setPasted] = useState<Playground | null>(null);
  const [notes, setNotes] = useState<readonly Problem[]>([]);
  const clear = () => {
    setFailure('');
    setPasted(null);
    setNotes([]);
  };
  const isReading = useRef(false);
  const read = async (source: string): Promise<void> => {
    if (isReading.current) return;
    isReading.current = true;
    const reader = await loadReader().catch(() => null);
    isReading.current = false;
    clear();
    if (!reader) return setFailure(texts.pasteLost);
    const result = reader(source);
    if (result.state === null) {
      return setFailure(fill(texts.pasteFailed, { problem: result.problem.words[texts.language] }));
    }
    const count = fieldsOf(result.state.form).length;
    store.replace(result.state, fill(texts.pasteDone, { count }));
    setPasted(result.state);
    setNotes(result.problems);
  };
  return { failure, pasted, notes, read, clear };
}

interface ResultProps {
  readonly pasted: Playground;
  readonly notes: readonly Problem[];
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The parts of the page that are in the form now, and those that are not. The heading is focused. */
function Result({ pasted, notes, onClose, onAgain }: ResultProps) {
  const texts = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} id="paste-taken" tabIndex={-1}>
        {texts.pasteTaken}
      </h3>
      <ul>
        {pastedLines(pasted, texts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Notes notes={notes} />
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={onClose}>
          {texts.close}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {texts.pasteAnother}
        </button>
      </div>
    </>
  );
}

/** Returns sentences about a form: its fields, their number of pages, conditions and totals, and its settings. */
function pastedLines({ form, settings }: Playground, texts: AllTexts): readonly string[] {
  const names = fieldsOf(form).map(titleOf).join(', ');
  const { pages, conditions, calculations } = form;
  const counts = { pages: pages.length, conditions: conditions.length, totals: calculations.length };
  const language = settings.language === 'es' ? texts.languageEs : texts.languageEn;
  return [
    fill(texts.pasteFields, { names }),
    fill(texts.pasteCounts, counts),
    fill(texts.pasteLook, { theme: themeNames[settings.theme], language }),
  ];
}

interface NotesProps {
  readonly notes: readonly Problem[];
}

/** List of the parts of the page that were omitted. */
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
