/** Drawings of the viewer's buttons, in a square of 24 units. */
const drawings = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M10.5 8v5M8 10.5h5',
  whole: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M8 10.5h5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
} as const;

interface IconProps {
  readonly name: keyof typeof drawings;
}

/** Decorative drawing on a button. */
export function Icon({ name }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
