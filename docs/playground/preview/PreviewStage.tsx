import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '../texts/texts.js';

/** Width of the visitor's window: that of its place, of a phone, of a desk. */
export type Width = 'fit' | 'phone' | 'desktop';

/** Widths in CSS pixels. */
const widths = { fit: null, phone: 360, desktop: 1280 } as const;

interface PreviewStageProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly width: Width;
}

/** The frame of the preview. A window that is wider than its place is shown smaller. */
export function PreviewStage({ frame, width }: PreviewStageProps) {
  const texts = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const room = useWidthOf(stage);
  const wanted = widths[width];
  const scale = wanted === null || room === 0 ? 1 : Math.min(1, room / wanted);
  return (
    <div className="stage" ref={stage}>
      <iframe
        ref={frame}
        src={previewAddress()}
        title={texts.previewFrame}
        className="preview-frame"
        // A narrow window shows the preview on demand, and then loads it.
        loading="lazy"
        style={{
          inlineSize: wanted === null ? '100%' : `${wanted}px`,
          blockSize: `${100 / scale}%`,
          transform: scale === 1 ? undefined : `scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Returns the address of the preview's page, which is in the folder of the playground's script. */
function previewAddress(): string {
  return document.getElementById('playground')?.dataset['preview'] ?? '';
}

/** Returns the width of an element, in CSS pixels; 0 before it is known. */
function useWidthOf(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
