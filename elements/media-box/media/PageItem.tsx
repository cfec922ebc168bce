import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MediaBoxHost } from '../media-box.host.js';
import type { MediaProps } from '../items/media-item.model.js';
import { borrowElement, itemSlot } from './borrow-element.dom.js';

interface OwnItemProps extends MediaProps {
  readonly host: MediaBoxHost;
  readonly name: string;
}

/** A page of this site: its main part, as a part of this one. */
export function PageItem({ host, item: { src }, came, failed, name }: OwnItemProps) {
  const arrive = useEffectEvent(came);
  const fail = useEffectEvent(failed);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    import('./insert-page.dom.js')
      .then(({ insertPage }) => insertPage(host, src, signal))
      .then(arrive, (error: unknown) => {
        if (signal.aborted) return;
        host.report(error, 'page');
        fail();
      });
    return () => leaving.abort();
  }, [host, src]);
  return <OwnContent name={name} />;
}

/** An element of this page, for as long as it is on show. */
export function ElementItem({ host, item: { src }, came, failed, name }: OwnItemProps) {
  const arrive = useEffectEvent(came);
  const fail = useEffectEvent(failed);
  useLayoutEffect(() => {
    const giveBack = borrowElement(host, src);
    if (giveBack) arrive();
    else fail();
    return () => giveBack?.();
  }, [host, src]);
  return <OwnContent name={name} />;
}

/** What is of the page scrolls, also by keys. */
function OwnContent({ name }: { readonly name: string }) {
  return (
    <div className="own" role="region" aria-label={name} tabIndex={0}>
      <slot name={itemSlot} />
    </div>
  );
}
