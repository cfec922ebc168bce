/** PhotoSwipe as its documentation says: the core is loaded when a picture is opened. */
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';

new PhotoSwipeLightbox({
  gallery: '#gallery',
  children: 'a',
  pswpModule: () => import('photoswipe'),
}).init();
