import { controlAttributes, controlSelector } from './find-controls.js';

/** What counts without any text. */
const seen = 'img,svg,video,audio,canvas,iframe,object,embed,input,select,textarea';
const unseen = `script,style,template,noscript,${controlSelector}`;

/** Whether there is something to see in the panel; its own controls do not count. */
export function hasContent(host: Element): boolean {
  return [...host.childNodes].some((node) => {
    if (!(node instanceof Element)) return node instanceof Text && node.data.trim() !== '';
    return !node.matches(unseen) && (node.matches(seen) || hasContent(node));
  });
}

/** Calls back after changes of the page: of the panel's content, of its controls, of its place. */
export function watchPage(page: Document, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: controlAttributes,
  });
  return () => observer.disconnect();
}
