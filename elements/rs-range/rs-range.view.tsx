import { useEffectEvent, useLayoutEffect } from 'react';
import { defineView } from '../../shared/react/define-view.js';
import { ownText } from '../../shared/react/own-text.js';
import { useStore } from '../../shared/react/use-store.js';
import type { RangeViewModel } from './rs-range.host.js';

/** Words of the chosen value of a slider. */
function RangeValue({ store, onPainted }: RangeViewModel) {
  const words = useStore(store);
  const painted = useEffectEvent(onPainted);
  useLayoutEffect(() => painted(), []);
  return <span {...ownText(words)} />;
}

export const createView = defineView('rs-range-view', RangeValue, { store: true, onPainted: true });
