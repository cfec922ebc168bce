/** Entry of the chunk that comes with React: the controller of the list, and the view. */
export { PickedList } from './files/picked-list.js';
export { createView, viewStyles } from './rs-uploads.view.js';
