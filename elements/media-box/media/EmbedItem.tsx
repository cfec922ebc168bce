import { useEffect, useMemo, useRef, useState } from 'react';
import { createConsentGate } from '../../../shared/consent/consent-gate.js';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import { consentTexts } from '../../../shared/consent/consent-texts.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { embedAddress } from '../items/embed-address.model.js';
import { parseUrl } from '../items/read-link.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import type { MediaProps } from '../viewer/ItemOnShow.js';

interface EmbedItemProps extends MediaProps {
  readonly host: MediaBoxHost;
  readonly name: string;
  /** What leads to the video without the viewer. */
  readonly openLabel: string;
}

/** A video in somebody else's player: nothing of it is asked for before the visitor's yes. */
export function EmbedItem({ host, item, came, failed, name, openLabel }: EmbedItemProps) {
  const gate = useMemo(
    () => createConsentGate(host, { category: host.consentCategory, isStrict: host.privacy === 'strict' }),
    [host],
  );
  const [isOpen, setOpen] = useState(gate.isOpen);
  useEffect(() => gate.watch(() => setOpen(gate.isOpen)), [gate]);

  const address = parseUrl(item.src, host.baseURI);
  const embed = address && embedAddress(address, item.params);
  // A question is on show, and no loader.
  useEffect(() => {
    if (!embed) failed();
    else if (!isOpen) came();
  }, [isOpen]);

  if (!embed) return null;
  if (!isOpen) return <Question host={host} gate={gate} src={item.src} openLabel={openLabel} />;
  return (
    <iframe
      className="player"
      src={embed.src}
      title={name}
      allow={embed.allow}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={came}
    />
  );
}

interface QuestionProps {
  readonly host: MediaBoxHost;
  readonly gate: ReturnType<typeof createConsentGate>;
  readonly src: string;
  readonly openLabel: string;
}

/** The suite's one box that asks for consent; plain DOM, as in every other element. */
function Question({ host, gate, src, openLabel }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { ownerDocument: document, locale } = host;
    const alternative = document.createElement('a');
    alternative.href = src;
    alternative.target = '_blank';
    alternative.rel = 'noopener noreferrer';
    alternative.textContent = openLabel;
    const translate = createTexts({ host, catalogues: [consentTexts], locale });
    place.current?.replaceChildren(createConsentPlaceholder({ document, gate, translate, alternative }));
  }, [host, gate, src, openLabel]);
  return <div className="question" ref={place} />;
}
