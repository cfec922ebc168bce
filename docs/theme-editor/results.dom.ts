/** Download of the style sheet, and copying of the link. */
import { find } from './find.dom.js';

/** Texts of the results. */
export type ResultTexts = Readonly<Record<'linkCopied' | 'linkShown', string>>;

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/css' }));
  link.download = 'theme.css';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Makes the buttons work. Without permission to copy, the visitor reads where the link is. */
export function offerResults(
  results: HTMLElement,
  texts: ResultTexts,
  announce: (text: string) => void,
): void {
  find(results, '[data-download]').addEventListener('click', () => {
    download(find(results, '[data-sheet]').textContent);
  });
  const copyLink = find(results, '[data-copy-link]');
  copyLink.addEventListener('click', () => {
    const say = (text: string) => {
      copyLink.textContent = text;
      announce(text);
    };
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('No clipboard'));
    copied.then(
      () => say(texts.linkCopied),
      () => say(texts.linkShown),
    );
  });
}
