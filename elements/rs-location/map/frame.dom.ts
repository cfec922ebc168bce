import type { Translate } from '../../../shared/i18n/texts.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';

/** Plain DOM around the map: neither the map nor its attribution waits for the view. */
export interface MapFrame {
  readonly element: HTMLElement;
  readonly box: HTMLElement;
  readonly helpId: string;
}

export interface FrameContext {
  readonly document: SafeDocument;
  readonly translate: Translate;
  readonly attribution: string;
  readonly attributionHref: string;
  /** Place of the zoom buttons, which the view paints. */
  readonly zoomPlace: HTMLElement;
}

/** Creates the frame of a map: the map's box, the place of the zoom buttons, the marker's help and the attribution. */
export function createFrame(context: FrameContext): MapFrame {
  const { document, translate, zoomPlace } = context;
  const element = document.createElement('div');
  element.className = 'frame';
  const box = document.createElement('div');
  box.part.add('map');
  const help = document.createElement('p');
  help.id = 'marker-help';
  // Hidden: only the marker's `aria-describedby` uses the text.
  help.hidden = true;
  writeOwnText(help, translate('location.marker-help'));
  element.append(box, zoomPlace, help);
  if (context.attribution) element.append(attributionOf(context));
  return { element, box, helpId: help.id };
}

function attributionOf({ document, attribution, attributionHref }: FrameContext): HTMLElement {
  const line = document.createElement('p');
  line.part.add('attribution');
  const url = URL.canParse(attributionHref, document.baseURI)
    ? new URL(attributionHref, document.baseURI)
    : null;
  if (!attributionHref || !url || !/^https?:$/.test(url.protocol)) {
    line.textContent = attribution;
    return line;
  }
  const link = document.createElement('a');
  link.href = url.href;
  link.rel = 'noopener noreferrer';
  link.textContent = attribution;
  line.append(link);
  return line;
}
