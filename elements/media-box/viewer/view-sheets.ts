import { mediaStyles } from '../media/media.styles.js';
import { pageContentStyles } from '../media/page-content.styles.js';
import { questionStyles } from '../media/question.styles.js';
import { captionStyles } from './caption.styles.js';
import { restStyles } from './rest.styles.js';
import { rowStyles } from './row.styles.js';
import { viewerStyles } from './viewer.styles.js';

/** Style sheets that the view adds to the dialog's. Their order matters for rules of equal specificity. */
export const viewSheets = [
  viewerStyles,
  captionStyles,
  rowStyles,
  mediaStyles,
  questionStyles,
  pageContentStyles,
  restStyles,
] as const;
