import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { defineView } from '../../../shared/react/define-view.js';
import { useStore } from '../../../shared/react/use-store.js';
import type { MediaBoxHost, ViewerModel } from '../media-box.host.js';
import { Caption } from './Caption.js';
import { Controls } from './Controls.js';
import { ItemOnShow } from './ItemOnShow.js';
import { es } from '../texts/es.js';
import { currentItem } from './viewer-state.model.js';

interface MediaBoxProps {
  readonly host: MediaBoxHost;
  readonly model: ViewerModel;
}

/** Root of all that React renders for one viewer. */
function MediaBoxView({ host, model }: MediaBoxProps) {
  const { store, content, firstPicture, loaded, zoom, tools } = model;
  const state = useStore(store);
  const { labels, locale } = host;
  const translate = useMemo(
    () => createTexts({ host, texts: es, own: labels, locale }),
    [host, labels, locale],
  );
  const item = currentItem(state);
  // Before it is open, the state has the item of the last opening.
  if (!item || !state.isOpen) return null;
  const { index, progress } = state;
  const shown = { host, item, index, progress, translate, send: store.send, loaded, zoom, tools };
  return (
    <>
      {createPortal(<ItemOnShow {...shown} firstPicture={firstPicture()} key={index} />, content)}
      <Caption item={item} />
      <Controls {...{ host, state, zoom, tools, translate }} send={store.send} />
    </>
  );
}

export const createView = defineView('media-box-view', MediaBoxView, { host: true, model: true });
