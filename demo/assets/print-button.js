/* The page's own script: the form's plain button prints what was filled in. */
document.addEventListener('click', ({ target }) => {
  if (target.id === 'Imprimir') window.print();
});
