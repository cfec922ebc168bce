import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { CodePanel } from './copy/CodePanel.js';
import { useEditor, usePresent, useStore, type EditorStore } from './editor/editor-store.js';
import { FieldList } from './editor/FieldList.js';
import { Problems } from './editor/Problems.js';
import { SettingsPanel } from './editor/SettingsPanel.js';
import { Toolbar } from './editor/Toolbar.js';
import { ViewSwitch } from './editor/ViewSwitch.js';
import { finishedOnly } from './model/finished.model.js';
import { findProblems } from './model/problems/find-problems.model.js';
import { PreviewPanel } from './preview/PreviewPanel.js';

/** The application: fields, settings, preview and code of one form. */
export function Workshop() {
  const store = useStore();
  const view = useEditor((state) => state.view);
  useUndoKeys(store);
  useFocusMoves();
  return (
    <div className="playground" data-view={view}>
      <Toolbar />
      <ViewSwitch />
      <Workbench />
      <Announcer />
    </div>
  );
}

/** Panels that show the form. The costly ones are rendered in idle time. */
function Workbench() {
  const present = useDeferredValue(usePresent());
  const problems = useMemo(() => findProblems(present), [present]);
  const finished = useMemo(() => finishedOnly(present), [present]);
  const withProblems = useMemo(
    () => new Set(problems.flatMap(({ place }) => (place.is === 'field' ? [place.name] : []))),
    [problems],
  );
  return (
    <>
      <div className="bench">
        <FieldList withProblems={withProblems} />
        <SettingsPanel>
          <Problems problems={problems} />
        </SettingsPanel>
        <PreviewPanel state={finished} />
      </div>
      <CodePanel state={finished} />
    </>
  );
}

/** Region whose text screen readers speak. */
function Announcer() {
  const { text, number } = useEditor((state) => state.said);
  return (
    <p className="hidden-text" role="status" data-announcements>
      <span key={number}>{text}</span>
    </p>
  );
}

/** Moves the focus to the element that the store names, after the paint that created it. */
function useFocusMoves(): void {
  const focus = useEditor((state) => state.focus);
  useLayoutEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);
}

/** Runs undo and redo at their keys. A text field has an undo of its own. */
function useUndoKeys(store: EditorStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
      if (!isUndoKey || isTextField(event.target)) return;
      event.preventDefault();
      if (event.shiftKey || /y/i.test(event.key)) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  );
}
