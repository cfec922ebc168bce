/**
 * Leaves the focus in the page around a frame until the visitor has touched the frame: a form that the server has sent back with
 * an error would take it. Until then the document answers as if the field had the focus.
 */
(() => {
  const { HTMLElement, Document } = globalThis;
  const { focus } = HTMLElement.prototype;
  const native = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement');
  const waiting = { isTouched: false, elements: [] };

  Object.defineProperty(Document.prototype, 'activeElement', {
    ...native,
    get() {
      return waiting.elements.at(-1) ?? native.get.call(this);
    },
  });
  HTMLElement.prototype.focus = function focusWhenTouched(...options) {
    if (waiting.isTouched) focus.apply(this, options);
    else waiting.elements = [this];
  };

  function touch() {
    waiting.isTouched = true;
    waiting.elements = [];
  }
  addEventListener('pointerdown', touch, { capture: true, once: true });
  addEventListener('keydown', touch, { capture: true, once: true });
})();
