import { memo } from 'react';
import type { Problem } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { captionId, useEditor, useStore, type EditorStore } from './editor-store.js';

interface ProblemsProps {
  readonly problems: readonly Problem[];
}

/** List of problems. Each has a button that moves the focus to its field. */
export const Problems = memo(function Problems({ problems }: ProblemsProps) {
  const texts = useTexts();
  const store = useStore();
  const complaints = useEditor((state) => state.complaints);
  const count = problems.length + complaints.length;
  if (count === 0) return <p className="problems-none">{texts.problemsNone}</p>;
  const title = count === 1 ? texts.problemOne : fill(texts.problemMany, { count });
  return (
    <details className="problems" open>
      <summary>{title}</summary>
      <ul>
        {problems.map((problem, index) => (
          <li key={index} className={`is-${problem.level}`}>
            <strong>{problem.level === 'error' ? texts.problemError : texts.problemWarning}</strong>
            <span>{problem.words[texts.language]}</span>
            <button
              type="button"
              className="link-button"
              aria-label={`${texts.goToProblem}: ${problem.words[texts.language]}`}
              onClick={() => showPlace(store, problem)}
            >
              {texts.goToProblem}
            </button>
          </li>
        ))}
        {complaints.map((line) => (
          <Complaint key={line} line={line} />
        ))}
      </ul>
    </details>
  );
});

/** Warning or error in the console of the preview, with the page about it. */
function Complaint({ line }: { readonly line: string }) {
  const texts = useTexts();
  const [, text = line, page] = /^([^]*?)\s*https?:\/\/\S+\/m\/([\w-]+)\s*$/.exec(line) ?? [];
  return (
    <li className="is-warning">
      <strong>{texts.problemConsole}</strong>
      <span>{text}</span>
      {page !== undefined && <a href={`m/${page}/index.html`}>{texts.aboutMessage}</a>}
    </li>
  );
}

/** Opens the settings that a problem is about, and moves the focus there. */
function showPlace(store: EditorStore, { place }: Problem): void {
  switch (place.is) {
    case 'field':
      return store.select(place.name, { view: 'settings', focus: captionId });
    case 'condition':
      return store.open('conditions', `condition-${place.index}-action`);
    case 'calculation':
      return store.open('totals', `total-${place.index}-target`);
    case 'form':
      return store.open('form', 'form-title');
  }
}
