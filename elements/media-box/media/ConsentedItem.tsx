import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import type { ConsentGate } from '../../../shared/consent/consent-gate.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { MediaProps } from '../items/media-item.model.js';
import type { MediaBoxHost, MediaTools } from '../media-box.host.js';
import { es } from '../texts/es.js';
import { type SafeDocument, documentOf } from '../../../shared/dom/unclobbered.js';

interface ConsentedItemProps extends Pick<MediaProps, 'item' | 'loaded'> {
  readonly host: MediaBoxHost;
  readonly tools: MediaTools;
  /** Picture that was on screen before; the placeholder replaces it. */
  readonly firstPicture: HTMLImageElement | null;
  /** Text of the link that opens the item without the viewer. */
  readonly openLabel: string;
  /** Text that names the service. */
  readonly service: string;
  readonly children: ReactNode;
}

/** Item of another site, or the consent placeholder in its place. Nothing is requested before the visitor's consent. */
export function ConsentedItem({ item, children, ...props }: ConsentedItemProps) {
  const { host, tools, loaded, firstPicture, openLabel, service } = props;
  const gate = useMemo(() => tools.createGate(item), [tools, item]);
  const [isOpen, setOpen] = useState(gate.isOpen);
  useEffect(() => gate.watch(() => setOpen(gate.isOpen)), [gate]);
  // The placeholder replaces the loader.
  const ask = useEffectEvent(() => {
    firstPicture?.remove();
    loaded();
  });
  useEffect(() => {
    if (!isOpen) ask();
  }, [isOpen]);

  if (isOpen) return children;
  const words = { openLabel, service };
  return <Question {...words} host={host} gate={gate} src={item.src} picture={tools.thumbnailOf(item)} />;
}

interface QuestionProps {
  readonly host: MediaBoxHost;
  readonly gate: ConsentGate;
  readonly src: string;
  /** URL of the link's own picture; '' for none. */
  readonly picture: string;
  readonly openLabel: string;
  readonly service: string;
}

/** Consent placeholder of the suite, which is plain DOM as in every other element. */
function Question({ host, gate, src, picture, openLabel, service }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { locale } = host;
    const document = documentOf(host);
    const alternative = document.createElement('a');
    alternative.href = src;
    alternative.target = '_blank';
    alternative.rel = 'noopener noreferrer';
    writeOwnText(alternative, openLabel);
    const translate = createTexts({ host, texts: es, locale });
    const keys = 'media-box.consent';
    const box = createConsentPlaceholder({ document, gate, translate, keys, alternative });
    box.prepend(...describeService(document, picture, service));
    place.current?.replaceChildren(box);
  }, [host, gate, src, picture, openLabel, service]);
  return <div className="question" ref={place} />;
}

/** Returns the picture of the link and the name of the service, which describe the content. */
function describeService(document: SafeDocument, picture: string, service: string): readonly Node[] {
  const name = document.createElement('p');
  name.className = 'service';
  writeOwnText(name, service);
  if (picture === '') return [name];
  const image = document.createElement('img');
  image.src = picture;
  image.alt = '';
  return [image, name];
}
