import { createPartButton } from '../../../shared/dom/part-button.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { writeOwnLabel, writeOwnText } from '../../../shared/i18n/mark-language.js';

export interface MapFrame {
  readonly element: HTMLElement;
  readonly box: HTMLElement;
  readonly helpId: string;
  /** Says of its buttons whether they can do anything. */
  readonly allowZoom: (canComeNearer: boolean, canGoFurther: boolean) => void;
}

export interface FrameParts {
  readonly document: Document;
  readonly translate: Translate;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly zoom: (by: 1 | -1) => void;
}

/** What stands around the map: our own buttons, whose map it is, and how the marker is moved. */
export function createFrame(parts: FrameParts): MapFrame {
  const { document, translate } = parts;
  const element = document.createElement('div');
  element.className = 'frame';
  const box = document.createElement('div');
  box.part.add('map');
  const help = document.createElement('p');
  help.id = 'marker-help';
  // Read with the marker, and nowhere else.
  help.hidden = true;
  writeOwnText(help, translate('location.marker-help'));
  const [nearer, further] = zoomButtons(parts);
  const buttons = document.createElement('div');
  buttons.className = 'zoom';
  buttons.append(nearer, further);
  element.append(box, buttons, help);
  if (parts.attribution) element.append(attributionOf(parts));
  const allowZoom: MapFrame['allowZoom'] = (canComeNearer, canGoFurther) => {
    // A button that is really disabled would lose the focus at its last press.
    nearer.setAttribute('aria-disabled', String(!canComeNearer));
    further.setAttribute('aria-disabled', String(!canGoFurther));
  };
  return { element, box, helpId: help.id, allowZoom };
}

function zoomButtons({ document, translate, zoom }: FrameParts): readonly [HTMLElement, HTMLElement] {
  const nearer = createPartButton(document, { part: 'zoom-in', label: '+', run: () => zoom(1) });
  writeOwnLabel(nearer, translate('location.zoom-in'));
  const further = createPartButton(document, { part: 'zoom-out', label: '−', run: () => zoom(-1) });
  writeOwnLabel(further, translate('location.zoom-out'));
  return [nearer, further];
}

function attributionOf({ document, attribution, attributionHref }: FrameParts): HTMLElement {
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
