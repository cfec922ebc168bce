import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ownLabel } from '../../../shared/react/own-text.js';
import { moveInGrid } from './choice-grid.model.js';

/** Entry of a grid: a month, or a year. */
export interface Choice {
  readonly value: number;
  readonly text: string;
  readonly isRefused?: boolean;
}

interface ChoiceGridProps {
  readonly part: 'month' | 'year';
  readonly label: string;
  /** Language of the texts if it is not that of the page. */
  readonly language?: string | undefined;
  readonly columns: number;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  /** Flag: the chosen entry has the focus when the grid appears. */
  readonly hasFocus?: boolean;
  pick(value: number): void;
}

/** List of months or years in rows (ARIA listbox). The Tab key reaches one entry, the arrow keys the others. */
export function ChoiceGrid(props: ChoiceGridProps) {
  const { part, label, language, columns, choices, chosen, hasFocus = false, pick } = props;
  const list = useShownChoice(hasFocus);
  const [reached, setReached] = useState(chosen);
  const found = choices.findIndex(({ value }) => value === reached);
  const at = Math.max(0, found);

  function answerKey(event: KeyboardEvent): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isPicked = event.key === 'Enter' || event.key === ' ';
    const next = isPicked ? at : moveInGrid(at, event, { columns, count: choices.length, isRightToLeft });
    const choice = choices[next ?? -1];
    if (next === undefined || !choice) return;
    // Enter must not submit a form, and no key here may scroll the page.
    event.preventDefault();
    if (isPicked) return choice.isRefused ? undefined : pick(choice.value);
    setReached(choice.value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  const mark = language === undefined ? {} : { lang: language };
  const box = { role: 'listbox', ...ownLabel(label), ...mark, ref: list, onKeyDown: answerKey };
  return (
    <div className={`choices ${part}s`} tabIndex={-1} {...box}>
      {choices.map((choice, index) => (
        <Option
          key={choice.value}
          {...{ choice, part, pick }}
          isChosen={choice.value === chosen}
          isReached={index === at}
        />
      ))}
    </div>
  );
}

interface OptionProps extends Pick<ChoiceGridProps, 'part' | 'pick'> {
  readonly choice: Choice;
  readonly isChosen: boolean;
  /** Flag: the Tab key reaches this entry. */
  readonly isReached: boolean;
}

function Option({ choice, part, isChosen, isReached, pick }: OptionProps) {
  const { value, text, isRefused = false } = choice;
  return (
    <div
      className="choice"
      part={[part, isRefused ? 'disabled' : '', isChosen ? 'selected' : ''].filter(Boolean).join(' ')}
      role="option"
      aria-selected={isChosen}
      aria-disabled={isRefused || undefined}
      tabIndex={isReached ? 0 : -1}
      onClick={() => !isRefused && pick(value)}
    >
      {text}
    </div>
  );
}

/** Scrolls the list alone to the chosen entry when it appears, and gives that the focus if requested. */
function useShownChoice(hasFocus: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !option) return;
    list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.offsetHeight) / 2;
    if (hasFocus) option.focus({ preventScroll: true });
  }, [hasFocus]);
  return list;
}
