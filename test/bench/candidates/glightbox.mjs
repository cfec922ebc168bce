/** GLightbox as its documentation says. */
import GLightbox from 'glightbox';
import 'glightbox/dist/css/glightbox.min.css';

GLightbox();
