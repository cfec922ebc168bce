/** Stands for the framework of the original's layout, as far as the inline block calls it. */
window.bootstrap = {
  Tooltip: function Tooltip(element) {
    element.dataset.bsOriginalTitle = element.title;
  },
};
