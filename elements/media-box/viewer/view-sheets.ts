import { mediaStyles } from '../media/media.styles.js';
import { ownStyles } from '../media/own.styles.js';
import { questionStyles } from '../media/question.styles.js';
import { restStyles } from './rest.styles.js';
import { rowStyles } from './row.styles.js';
import { viewerStyles } from './viewer.styles.js';

/** Sheets that the view adds to the dialog's own; the order decides between rules of one weight. */
export const viewSheets = [
  viewerStyles,
  rowStyles,
  mediaStyles,
  questionStyles,
  ownStyles,
  restStyles,
] as const;
