import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createConsentGate } from '../../../shared/consent/consent-gate.js';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import { consentTexts } from '../../../shared/consent/consent-texts.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { type EmbedAddress, embedAddress } from '../items/embed-address.model.js';
import type { MediaProps } from '../items/media-item.model.js';
import type { MediaBoxHost, MediaTools } from '../media-box.host.js';

interface EmbedItemProps extends MediaProps {
  readonly host: MediaBoxHost;
  readonly tools: MediaTools;
  readonly name: string;
  /** What leads to the video without the viewer. */
  readonly openLabel: string;
}

/** A video in somebody else's player: nothing of it is asked for before the visitor's yes. */
export function EmbedItem({ host, tools, item, came, failed, name, openLabel }: EmbedItemProps) {
  const gate = useMemo(
    () => createConsentGate(host, { category: host.consentCategory, isStrict: host.privacy === 'strict' }),
    [host],
  );
  const [isOpen, setOpen] = useState(gate.isOpen);
  useEffect(() => gate.watch(() => setOpen(gate.isOpen)), [gate]);

  const address = tools.resolve(item.src);
  const embed = address && embedAddress(address, item.params);
  const isKnown = embed !== null;
  const arrive = useEffectEvent(came);
  const fail = useEffectEvent(failed);
  // A question is on show, and no loader.
  useEffect(() => {
    if (!isKnown) fail();
    else if (!isOpen) arrive();
  }, [isKnown, isOpen]);

  if (!embed) return null;
  if (!isOpen) return <Question host={host} gate={gate} src={item.src} openLabel={openLabel} />;
  return <Player tools={tools} item={item} embed={embed} name={name} onLoad={came} />;
}

interface PlayerProps {
  readonly tools: MediaTools;
  readonly item: MediaProps['item'];
  readonly embed: EmbedAddress;
  readonly name: string;
  readonly onLoad: () => void;
}

function Player({ tools, item, embed: { provider, src, allow }, name, onLoad }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (!frame.current) return;
    return tools.followPlayer(frame.current, item, provider);
  }, [tools, item, provider]);
  return (
    <iframe
      ref={frame}
      className="player"
      src={src}
      title={name}
      allow={allow}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoad}
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
