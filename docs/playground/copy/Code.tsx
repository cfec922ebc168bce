import { memo, useMemo, type RefObject } from 'react';
import { type CodeLanguage, type CodePart, linesOf } from './highlight.js';

interface CodeProps {
  readonly text: string;
  readonly language: CodeLanguage;
  readonly place: RefObject<HTMLElement | null>;
}

/** Code in colours. */
export function Code({ text, language, place }: CodeProps) {
  const lines = useMemo(() => keyed(linesOf(text, language)), [text, language]);
  return (
    <code ref={place}>
      {lines.map(({ key, parts }) => (
        <Line key={key} parts={parts} />
      ))}
    </code>
  );
}

/** Names each line by its text and by how often that was there before: an inserted line only moves those below it. */
function keyed(lines: readonly (readonly CodePart[])[]) {
  const counts = new Map<string, number>();
  return lines.map((parts) => {
    const text = parts.map((part) => part.text).join('');
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { key: `${count} ${text}`, parts };
  });
}

interface LineProps {
  readonly parts: readonly CodePart[];
}

/** One line of code. A changed character makes no other line anew, neither its elements nor its layout. */
const Line = memo(
  function Line({ parts }: LineProps) {
    return (
      <span className="line">
        {parts.map(({ text, kind }, index) =>
          kind === '' ? (
            text
          ) : (
            <span key={index} className={`token ${kind}`}>
              {text}
            </span>
          ),
        )}
      </span>
    );
  },
  (before, next) => areSame(before.parts, next.parts),
);

function areSame(some: readonly CodePart[], others: readonly CodePart[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ text, kind }, index) => text === others[index]?.text && kind === others[index].kind)
  );
}
