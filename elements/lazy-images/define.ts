import { defineElement } from '../../shared/element/define-element.js';
import { startCore } from './lazy-images.core.js';
import { LazyImagesElement } from './lazy-images.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'lazy-images': LazyImagesElement;
  }
}

defineElement('lazy-images', LazyImagesElement, startCore);
