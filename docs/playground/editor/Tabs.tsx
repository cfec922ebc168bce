import type { KeyboardEvent, ReactNode } from 'react';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [id: Id, label: string])[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  /** Content of the current tab. */
  readonly children: ReactNode;
}

/** Tabs of the pattern of the ARIA authoring practices: arrow keys choose, Tab leads into the panel. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(([id]) => id === current);
    const tab = tabs[indexAfter(event.key, at, tabs.length)];
    if (!tab || tab[0] === current) return;
    event.preventDefault();
    onChange(tab[0]);
    document.getElementById(`tab-${tab[0]}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(([id, text]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={id === current ? `panel-${id}` : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        className="panel"
        role="tabpanel"
        id={`panel-${current}`}
        aria-labelledby={`tab-${current}`}
        key={current}
      >
        {children}
      </div>
    </>
  );
}

/** Returns the index of the tab that a key leads to. */
function indexAfter(key: string, at: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return (at + step + count) % count;
}
