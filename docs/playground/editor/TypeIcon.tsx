import { memo } from 'react';
import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';

/** Type → lines of its picture, on a square of 20. */
const lines: Readonly<Record<FieldType, string>> = {
  text: 'M2 6h16v8H2zM5 8v4',
  email: 'M2 5h16v10H2zM2 5.5l8 6 8-6',
  tel: 'M6 2h8v16H6zM9 15.5h2',
  url: 'M8 12l4-4M7 9l-2.5 2.5a2.8 2.8 0 0 0 4 4L11 13M13 11l2.5-2.5a2.8 2.8 0 0 0-4-4L9 7',
  number: 'M7 3L5.5 17M14 3l-1.5 14M3 7.5h14M3 12.5h14',
  range: 'M2 10h16M12 6.5v7',
  textarea: 'M2 3h16v14H2zM5 7h10M5 10h10M5 13h6',
  select: 'M2 6h16v8H2zM12 9l1.5 2L15 9',
  'checkbox-group': 'M3 3h6v6H3zM4.5 6l1.2 1.2L8 4.5M3 12h6v6H3zM12 6h6M12 15h6',
  'radio-group': 'M6 3a3 3 0 1 0 .01 0zM6 5.5v1M6 12a3 3 0 1 0 .01 0zM12 6h6M12 15h6',
  birthday: 'M1.5 6h4.5v8H1.5zM7.75 6h4.5v8h-4.5zM14 6h4.5v8H14z',
  calendar: 'M3 4h14v13H3zM3 8h14M7 2v4M13 2v4M10 11v2.5h2.5',
  'simple-calendar': 'M3 4h14v13H3zM3 8h14M7 2v4M13 2v4M7 12.5h6',
  'range-slider': 'M2 10h16M6 6.5v7M14 6.5v7',
  location: 'M10 18s6-6 6-10.5a6 6 0 0 0-12 0C4 12 10 18 10 18zM10 5.5a2 2 0 1 0 .01 0z',
  file: 'M13 6l-5.5 5.5a1.8 1.8 0 0 0 2.5 2.5L16 8a3.5 3.5 0 0 0-5-5L5 9a5.3 5.3 0 0 0 7.5 7.5L16 13',
  captcha: 'M2 5h16v10H2zM5 12l2-5 2 5M11 8l4 4M15 8l-4 4',
  hidden: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM4 17L16 3',
  ticket: 'M2 5h16v3.5a1.5 1.5 0 0 0 0 3V15H2v-3.5a1.5 1.5 0 0 0 0-3zM12 6v8',
  password: 'M4 9h12v8H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3',
  button: 'M2 6h16v8H2zM6.5 10h7',
  submit: 'M2 6h16v8H2zM6 10h7M11 8l2 2-2 2',
  reset: 'M4 10a6 6 0 1 0 2-4.5M4 3v4h4',
  'free-text': 'M4 4h12M10 4v13M7 17h6',
  'page-break': 'M4 2v5h12V2M4 18v-5h12v5M1 10h3M8 10h4M16 10h3',
};

interface TypeIconProps {
  readonly type: FieldType;
}

/** Icon of a type of field. It is decorative: the name is beside it. */
export const TypeIcon = memo(function TypeIcon({ type }: TypeIconProps) {
  return <Icon lines={lines[type]} />;
});

interface IconProps {
  readonly lines: string;
}

/** Picture of lines. */
export function Icon({ lines }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}

/** Lines of the pictures on buttons. */
export const iconLines = {
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  copy: 'M7 7h10v10H7zM4 13H3V3h10v1',
  remove: 'M4 6h12M8 6V3.5h4V6M5.5 6l1 11h7l1-11M8.5 9v5M11.5 9v5',
  add: 'M10 4v12M4 10h12',
  undo: 'M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4.5L4 8l3.5 3.5',
  redo: 'M16 8H8a4.5 4.5 0 0 0 0 9h4M12.5 4.5L16 8l-3.5 3.5',
  link: 'M8 12l4-4M7 9l-2.5 2.5a2.8 2.8 0 0 0 4 4L11 13M13 11l2.5-2.5a2.8 2.8 0 0 0-4-4L9 7',
  paste: 'M5 4H3.5v14h13V4H15M7 2.5h6v3.5H7zM7 10h6M7 13h4',
  close: 'M5 5l10 10M15 5L5 15',
} as const;
