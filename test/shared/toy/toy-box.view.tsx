import { useEffect, useState } from 'react';
import { defineView } from '../../../shared/react/define-view.js';
import { useStore } from '../../../shared/react/use-store.js';
import type { ToyCore } from './toy-box.core.js';
import type { ToyBoxElement } from './toy-box.shell.js';

interface ToyViewProps {
  readonly shell: ToyBoxElement;
}

/** The count at which the view breaks, for the tests of error boundaries. */
export const unluckyCount = 13;

function Count({ core, shell }: ToyViewProps & { readonly core: ToyCore }) {
  const { count } = useStore(core.store);
  if (count === unluckyCount) throw new Error('the unlucky toy');
  return (
    <button part="count" type="button" onClick={() => shell.add()}>
      {`${count} toys`}
    </button>
  );
}

function ToyView({ shell }: ToyViewProps) {
  const [core, setCore] = useState<ToyCore>();
  useEffect(() => void shell.whenCore.then(setCore), [shell]);
  return core ? <Count core={core} shell={shell} /> : null;
}

export const viewTag = defineView('toy-box-view', ToyView);
