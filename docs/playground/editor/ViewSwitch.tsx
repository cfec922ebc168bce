import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.js';
import { useEditor, useStore } from './editor-store.js';

/** Buttons of a narrow window, which shows one part of the playground at a time. */
export function ViewSwitch() {
  const texts = useTexts();
  const store = useStore();
  const current = useEditor((state) => state.view);
  const views = [
    ['fields', texts.viewFields],
    ['settings', texts.viewSettings],
    ['preview', texts.viewPreview],
    ['code', texts.viewCode],
  ] as const;
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(current);
  useEffect(() => {
    // The next part begins below the buttons, wherever the last one was scrolled to. A wide window has no buttons.
    if (last.current !== current && place.current?.checkVisibility()) place.current.scrollIntoView();
    last.current = current;
  }, [current]);
  return (
    <div className="view-switch" role="group" aria-label={texts.views} ref={place}>
      {views.map(([view, label]) => (
        <button key={view} type="button" aria-pressed={view === current} onClick={() => store.show(view)}>
          {label}
        </button>
      ))}
    </div>
  );
}
