import { useLayoutEffect, useRef } from 'react';

interface OptionsProps {
  /** The id of the listbox; that of an option is `{listId}-{index}`. */
  readonly listId: string;
  readonly addresses: readonly string[];
  readonly active: number;
}

/** Options of the suggestion list. Page translators must not change an address: it is written as it is read. */
export function Options({ listId, addresses, active }: OptionsProps) {
  const reached = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // Returns a promise in some browsers, which an effect must not return.
    void reached.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return addresses.map((address, index) => (
    <li
      key={index}
      id={`${listId}-${index}`}
      role="option"
      aria-selected={index === active}
      translate="no"
      dir="auto"
      ref={index === active ? reached : undefined}
    >
      {address}
    </li>
  ));
}
