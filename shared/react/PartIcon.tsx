import { useEffect, useRef, type ReactNode } from 'react';
import { drawIcon, loadIcon } from '../dom/load-icon.js';
import { reportError } from '../element/report.js';

interface PartIconProps {
  /** URL of the author's icon; '' for the drawing inside. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Icon of a control: the author's, or the drawing inside if there is none or it fails to load. */
export function PartIcon({ address, children }: PartIconProps) {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { current } = place;
    if (!address || !current) return;
    loadIcon(current, address)
      .then((image) => drawIcon(current, image))
      .catch(reportError);
  }, [address]);

  return (
    <span part="icon" aria-hidden="true" ref={place} key={address}>
      {children}
    </span>
  );
}
