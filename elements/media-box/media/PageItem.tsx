import { useEffectEvent, useLayoutEffect } from 'react';
import type { MediaProps } from '../items/media-item.model.js';
import type { MediaBoxHost, MediaTools } from '../media-box.host.js';
import { itemSize } from './item-size.model.js';

interface FrameItemProps extends MediaProps {
  readonly name: string;
}

interface ElementItemProps extends FrameItemProps {
  readonly tools: MediaTools;
}

interface PageItemProps extends ElementItemProps {
  readonly host: MediaBoxHost;
}

/** Document or page in a frame. */
export function FrameItem({ item, loaded, name }: FrameItemProps) {
  return (
    <iframe
      src={item.src}
      title={name}
      style={itemSize(item)}
      onLoad={loaded}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Main part of a page of this site. */
export function PageItem({ host, tools, item, loaded, failed, name }: PageItemProps) {
  const { src } = item;
  const arrive = useEffectEvent(loaded);
  const fail = useEffectEvent(failed);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    tools.insertPage(src, signal).then(arrive, (error: unknown) => {
      if (signal.aborted) return;
      host.report(error, 'page');
      fail();
    });
    return () => leaving.abort();
  }, [host, tools, src]);
  return <PageContent item={item} name={name} />;
}

/** Element of this page, borrowed while it is on show. */
export function ElementItem({ tools, item, loaded, failed, name }: ElementItemProps) {
  const { src } = item;
  const arrive = useEffectEvent(loaded);
  const fail = useEffectEvent(failed);
  useLayoutEffect(() => {
    const giveBack = tools.borrowElement(src);
    if (giveBack) arrive();
    else fail();
    return () => giveBack?.();
  }, [tools, src]);
  return <PageContent item={item} name={name} />;
}

/** Scroll container for content of the page, focusable for the keyboard. */
function PageContent({ item, name }: Pick<FrameItemProps, 'item' | 'name'>) {
  return (
    <div className="own" role="region" aria-label={name} tabIndex={0} style={itemSize(item)}>
      <slot name="media-box-item" />
    </div>
  );
}
