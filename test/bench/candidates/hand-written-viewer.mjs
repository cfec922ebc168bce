/** A viewer by hand: a native dialog with picture, title, counter and three buttons, made at the first press. */
import './hand-written-viewer.css';

const links = [...document.querySelectorAll('#gallery a')];
let dialog;
let place = 0;

function button(name, text, run) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.className = name;
  element.addEventListener('click', run);
  return element;
}

function build() {
  dialog = document.createElement('dialog');
  dialog.className = 'viewer';
  const [picture, title] = [document.createElement('img'), document.createElement('p')];
  title.setAttribute('aria-live', 'polite');
  dialog.append(
    picture,
    title,
    button('previous', 'Previous', () => show(place - 1)),
    button('next', 'Next', () => show(place + 1)),
    button('close', 'Close', () => dialog.close()),
  );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(place - 1);
    if (key === 'ArrowRight') show(place + 1);
  });
  document.body.append(dialog);
}

function show(next) {
  place = (next + links.length) % links.length;
  const { href, title } = links[place];
  const [picture, text] = dialog.children;
  picture.src = href;
  picture.alt = title;
  text.textContent = `${title} (${place + 1} of ${links.length})`;
}

document.getElementById('gallery').addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (dialog === undefined) build();
  show(links.indexOf(link));
  dialog.showModal();
});
