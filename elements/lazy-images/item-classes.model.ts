/** The classes that say how far an item is. */
export interface ItemClasses {
  readonly lazyClass: string;
  readonly preloadClass: string;
  readonly loadingClass: string;
  readonly loadedClass: string;
  readonly errorClass: string;
}

/** What they are called where the author says nothing. */
export const usualClasses: ItemClasses = Object.freeze({
  lazyClass: 'jspeed-img-lazyload',
  preloadClass: 'jspeed-img-prelazyload',
  loadingClass: 'jspeed-img-lazyloading',
  loadedClass: 'jspeed-img-lazyloaded',
  errorClass: 'lazyerror',
});

/** Whether a text can be one class: it has characters, and no space between them. */
export function isOneWord(text: string): boolean {
  return /^\S+$/.test(text);
}
