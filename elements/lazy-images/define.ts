import { defineOnce } from '../../shared/element/define-once.js';
import { LazyImagesElement } from './lazy-images.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'lazy-images': LazyImagesElement;
  }
}

defineOnce('lazy-images', LazyImagesElement);
