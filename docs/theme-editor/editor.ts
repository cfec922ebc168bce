/** Theme editor: inputs on the left, a page in the theme beside them, contrast and style sheet below. */
import type { ContrastPair } from './contrast.model.js';
import { showContrast, type ContrastTexts } from './contrast.dom.js';
import { showInputs, watchInputs } from './inputs.dom.js';
import { readLink, writeLink } from './link.model.js';
import { startPreview } from './preview-frame.dom.js';
import { writeSheet } from './sheet.model.js';
import { offerResults, type ResultTexts } from './results.dom.js';
import { record, redo, undo, withChange, type History, type Theme, type ThemeData } from './theme.model.js';
import { find } from './find.dom.js';

interface PageData extends ThemeData {
  readonly pairs: readonly ContrastPair[];
  readonly texts: ContrastTexts & ResultTexts & Readonly<Record<'undone' | 'redone', string>>;
}

function start(editor: HTMLElement, results: HTMLElement, data: PageData): void {
  const firstTheme: Theme = { start: data.starts[0]?.key ?? '', changes: [] };
  let history: History = { past: [], theme: readLink(data, location.hash) ?? firstTheme, future: [] };
  const announcer = document.querySelector('[data-announcer]');
  const announce = (text: string) => {
    if (announcer) announcer.textContent = text;
  };
  const frame = startPreview(editor);
  const show = (theme: Theme) => {
    const sheet = writeSheet(data, theme);
    frame.setSheet(sheet);
    showContrast(results, data, theme, data);
    find(results, '[data-sheet]').textContent = sheet;
  };
  const update = (next: History) => {
    history = next;
    show(history.theme);
    showInputs(editor, data, history);
    // The fragment is no step of the browser's history: Back leaves the page.
    globalThis.history.replaceState(null, '', `#${writeLink(history.theme)}`);
  };
  const setTheme = (theme: Theme) => update(record(history, theme));
  watchInputs(editor, {
    typed: (change) => show(withChange(data, history.theme, change)),
    changed: (change) => setTheme(withChange(data, history.theme, change)),
    startChosen: (key) => setTheme({ ...history.theme, start: key }),
    undo: () => {
      update(undo(history));
      announce(data.texts.undone);
    },
    redo: () => {
      update(redo(history));
      announce(data.texts.redone);
    },
    reset: () => setTheme({ start: history.theme.start, changes: [] }),
  });
  offerResults(results, data.texts, announce);
  addEventListener('hashchange', () => setTheme(readLink(data, location.hash) ?? history.theme));
  editor.inert = results.hidden = false;

  update(history);
}

const editor = document.querySelector<HTMLElement>('[data-theme-editor]');
const results = document.querySelector<HTMLElement>('[data-theme-results]');
const json = document.querySelector('[data-theme-data]')?.textContent;
if (editor && results && json) {
  start(editor, results, JSON.parse(json) as PageData);
  document.querySelector('[data-starting]')?.remove();
}
