/** Entry of the chunk that comes with React: the controller of the suggestions, and the view. */
export { createView } from './rs-location.view.js';
export { Suggestions } from './suggestions/suggestions.js';
