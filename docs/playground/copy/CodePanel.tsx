import { memo, startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from '../editor/editor-store.js';
import { Tabs } from '../editor/Tabs.js';
import type { Playground } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { Code } from './Code.js';
import { copyText, downloadText, selectText } from './copy-text.dom.js';
import { outputs, type Output } from './outputs.js';

interface CodePanelProps {
  readonly state: Playground;
}

/** Code of the form, to be copied. Only the tab that is shown is written. */
export const CodePanel = memo(function CodePanel({ state: latest }: CodePanelProps) {
  const texts = useTexts();
  const section = useRef<HTMLElement>(null);
  const state = useInView(latest, section);
  const [id, setId] = useState(outputs[0]?.id ?? '');
  const output = outputs.find((one) => one.id === id);
  return (
    <section className="view view-code" aria-labelledby="code-title" ref={section}>
      <h2 id="code-title">{texts.code}</h2>
      <Tabs
        label={texts.codeTabs}
        current={id}
        tabs={outputs.map((one) => [one.id, texts[one.label]] as const)}
        onChange={setId}
      >
        {output && state && <CodeOutput output={output} state={state} />}
      </Tabs>
    </section>
  );
});

/** Milliseconds between the last change and the code: a key press never waits for it. */
const quietMs = 700;

/**
 * Returns a value once it has not changed for a while. Out of view it is the last one, and null until the element has been
 * in view.
 */
function useInView<Value>(value: Value, element: RefObject<HTMLElement | null>): Value | null {
  const [shown, setShown] = useState<Value | null>(null);
  const [isInView, setInView] = useState(false);
  const isFirst = shown === null;
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // The code is written shortly before a visitor scrolls to it.
      { rootMargin: '300px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    if (!isInView) return;
    // A key press meanwhile goes first.
    const write = () => startTransition(() => setShown(value));
    const timer = setTimeout(write, isFirst ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [value, isInView, isFirst]);
  return shown;
}

interface CodeOutputProps extends CodePanelProps {
  readonly output: Output;
}

function CodeOutput({ output, state }: CodeOutputProps) {
  const texts = useTexts();
  const code = useRef<HTMLElement>(null);
  const written = useMemo(() => {
    try {
      return { text: output.write(state), problem: null };
    } catch (error) {
      return { text: '', problem: String(error) };
    }
  }, [output, state]);

  if (written.problem !== null) {
    return <p className="note">{fill(texts.codeFailed, { problem: written.problem })}</p>;
  }
  return (
    <>
      <div className="code-tools">
        <p className="hint">{texts[output.note]}</p>
        <div className="button-pair">
          <CopyButton text={written.text} code={code} />
          {output.file !== undefined && <DownloadButton name={output.file} text={written.text} />}
        </div>
      </div>
      {output.Table && <output.Table state={state} />}
      <div className="code">
        <pre tabIndex={0} role="region" aria-label={texts[output.label]}>
          <Code text={written.text} language={output.language} place={code} />
        </pre>
      </div>
    </>
  );
}

interface CopyButtonProps {
  readonly text: string;
  readonly code: RefObject<HTMLElement | null>;
}

function CopyButton({ text, code }: CopyButtonProps) {
  const texts = useTexts();
  const store = useStore();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
      store.announce(texts.copied);
    } catch {
      // No permission: the code is selected, so that the author can copy it.
      if (code.current) selectText(code.current);
      store.announce(texts.copyFailed);
    }
  };
  return (
    <button
      type="button"
      id="copy-code"
      className="button primary small"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? texts.copied : texts.copy}
    </button>
  );
}

interface DownloadButtonProps {
  readonly name: string;
  readonly text: string;
}

function DownloadButton({ name, text }: DownloadButtonProps) {
  const texts = useTexts();
  return (
    <button type="button" className="button small" onClick={() => downloadText(name, text)}>
      {texts.download}
    </button>
  );
}
