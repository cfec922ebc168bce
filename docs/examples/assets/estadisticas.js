/** Counts the visit, in the place of a script that sends it to your server. */
document.querySelector('output').textContent = 'una';
