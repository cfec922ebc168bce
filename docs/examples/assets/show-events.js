/** Shows what the tag would send, instead of sending it. */
document.addEventListener('page-analytics-event', ({ detail }) => {
  const item = document.createElement('li');
  item.textContent = detail.name;
  document.querySelector('.log').append(item);
});
