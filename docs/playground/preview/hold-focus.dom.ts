/** Keeps scripts of the preview from taking the focus while the author types in the playground around it. */
export function holdFocus(): void {
  const prototype = HTMLElement.prototype;
  const focus = Reflect.get(prototype, 'focus') as (options?: FocusOptions) => void;
  prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
