import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { useEditor, useStore, type EditorStore } from '../editor/editor-store.js';
import { firstPaintRules } from '../model/outputs/first-paint.js';
import type { Playground, PlaygroundForm } from '../model/state.model.js';
import { fill, useTexts, type AllTexts } from '../texts/texts.js';
import { isFromPreview, type FromPreview, type ShowMessage, type ToPreview } from './messages.model.js';
import { PreviewStage, type Width } from './PreviewStage.js';

interface PreviewPanelProps {
  readonly state: Playground;
}

type Stored = Extract<FromPreview, { type: 'accepted' }>['stored'];

/** The form as a visitor has it, in a page of its own, with a server that answers there. */
export const PreviewPanel = memo(function PreviewPanel({ state }: PreviewPanelProps) {
  const texts = useTexts();
  const store = useStore();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('fit');
  const [stored, setStored] = useState<Stored | null>(null);
  usePreview(frame, state, {
    onAnswer: (message) => {
      setStored(message.type === 'accepted' ? message.stored : null);
      announceAnswer(store, texts, message);
    },
    onLines: (lines) => store.complain(lines),
  });
  const restart = () => {
    send(frame, { type: 'restart' });
    setStored(null);
    store.announce(texts.startedOver);
  };

  return (
    <section className="view view-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{texts.preview}</h2>
      <div className="preview-tools">
        <Widths width={width} onChange={setWidth} />
        <button type="button" className="button small" onClick={restart}>
          {texts.startOver}
        </button>
      </div>
      <PreviewStage frame={frame} width={width} />
      <p className="hint">{texts.serverNote}</p>
      {stored && <StoredRow stored={stored} />}
    </section>
  );
});

function send({ current }: RefObject<HTMLIFrameElement | null>, message: ToPreview): void {
  current?.contentWindow?.postMessage(message, '*');
}

function announceAnswer(store: EditorStore, texts: AllTexts, message: FromPreview): void {
  if (message.type === 'accepted') store.announce(texts.accepted);
  if (message.type === 'refused') store.announce(fill(texts.refused, { count: message.count }));
}

/** Milliseconds between the last change and the preview: a key press never waits for the form to be built. */
const quietMs = 300;

/** Functions that get the messages of the preview. */
interface Listeners {
  readonly onAnswer: (message: FromPreview) => void;
  readonly onLines: (lines: readonly string[]) => void;
}

/** Keeps the preview up to date, and passes on its answers. */
function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  state: Playground,
  listeners: Listeners,
): void {
  const selected = useEditor((editor) => editor.selected);
  const page = pageOf(state.form, selected);
  const isTyped = useEditor(({ history }) => history.typedIn !== null);
  const latest = useRef({ state, page, isTyped, ...listeners });
  const isReady = useRef(false);
  useEffect(() => {
    latest.current = { state, page, isTyped, ...listeners };
  });

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isFromPreview(data)) return;
      if (data.type === 'ready') {
        isReady.current = true;
        send(frame, showMessage(latest.current));
      } else if (data.type === 'console') latest.current.onLines(data.lines);
      else if (data.type !== 'shown') latest.current.onAnswer(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    const observer = new MutationObserver(() => send(frame, showMessage(latest.current)));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    if (!isReady.current) return;
    const timer = setTimeout(() => send(frame, showMessage(latest.current)), quietMs);
    return () => clearTimeout(timer);
  }, [frame, state, page]);
}

function showMessage({ state, page, isTyped }: Omit<ShowMessage, 'type' | 'isDark' | 'rules'>): ToPreview {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return { type: 'show', state, page, rules: rulesOf(state), isDark, isTyped };
}

/** Returns the first-paint rules; none for a form with an error that the problems are about. */
function rulesOf(state: Playground): string {
  try {
    return firstPaintRules(state);
  } catch {
    return '';
  }
}

/** Returns the page of the chosen field, from 0. */
function pageOf({ pages }: PlaygroundForm, selected: string | null): number {
  const page = pages.findIndex(({ fields }) => fields.some(({ name }) => name === selected));
  return Math.max(0, page);
}

interface WidthsProps {
  readonly width: Width;
  readonly onChange: (width: Width) => void;
}

/** Buttons with the widths of the visitor's window. */
function Widths({ width, onChange }: WidthsProps) {
  const texts = useTexts();
  const widths = [
    ['fit', texts.widthFit],
    ['phone', texts.widthPhone],
    ['desktop', texts.widthDesktop],
  ] as const;
  return (
    <div className="button-pair" role="group" aria-label={texts.width}>
      {widths.map(([id, label]) => (
        <button
          key={id}
          type="button"
          className="button small"
          aria-pressed={id === width}
          onClick={() => onChange(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface StoredRowProps {
  readonly stored: Stored;
}

/** Row that the server in the preview has stored. */
function StoredRow({ stored }: StoredRowProps) {
  const texts = useTexts();
  return (
    <table className="stored">
      <caption>{texts.received}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.receivedName}</th>
          <th scope="col">{texts.receivedValue}</th>
        </tr>
      </thead>
      <tbody>
        {stored.map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
