/** Classes that show the state of an item. */
export interface ItemClasses {
  readonly lazyClass: string;
  readonly preloadClass: string;
  readonly loadingClass: string;
  readonly loadedClass: string;
  readonly errorClass: string;
}

/** Default classes. */
export const usualClasses: ItemClasses = Object.freeze({
  lazyClass: 'jspeed-img-lazyload',
  preloadClass: 'jspeed-img-prelazyload',
  loadingClass: 'jspeed-img-lazyloading',
  loadedClass: 'jspeed-img-lazyloaded',
  errorClass: 'lazyerror',
});

/** Returns true if a text is a single class name. */
export function isOneWord(text: string): boolean {
  return /^\S+$/.test(text);
}
