/** Search of the site: a combobox with a list box (WAI-ARIA APG), on an index that the build has made. */
(() => {
  const box = document.querySelector('[data-search]');
  const input = box.querySelector('input');
  const list = box.querySelector('[role=listbox]');
  const status = box.querySelector('[role=status]');
  const none = box.querySelector('[data-search-none]');
  let index;
  let vocabulary;
  let active = -1;

  function option({ title, page, href, language, excerpt }, position) {
    const item = document.createElement('li');
    item.id = `search-option-${position}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', 'false');
    item.dataset.href = box.dataset.base + href;
    const name = document.createElement('span');
    name.textContent = title;
    if (language !== document.documentElement.lang) name.lang = language;
    item.append(name);
    if (page !== '') {
      const place = document.createElement('small');
      place.textContent = page;
      item.append(' ', place);
    }
    if (excerpt.join('') !== '') item.append(' ', excerptParagraph(excerpt));
    return item;
  }

  /** Returns an excerpt in which the words of the query are marked: the odd pieces. */
  function excerptParagraph(pieces) {
    const paragraph = document.createElement('span');
    paragraph.className = 'excerpt';
    paragraph.append(
      ...pieces.map((piece, position) => {
        if (position % 2 === 0) return piece;
        const mark = document.createElement('mark');
        mark.textContent = piece;
        return mark;
      }),
    );
    return paragraph;
  }

  function setOpen(isOpen) {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) none.hidden = true;
    else choose(-1);
  }

  function choose(position) {
    list.children[active]?.setAttribute('aria-selected', 'false');
    active = position;
    const item = list.children[active];
    if (item === undefined) return input.removeAttribute('aria-activedescendant');
    item.setAttribute('aria-selected', 'true');
    item.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', item.id);
  }

  function announce(count) {
    const { one, many, none } = box.dataset;
    status.textContent = count === 0 ? none : count === 1 ? one : many.replace('{count}', count);
  }

  /** Prepares the search once. Resolves to false while its files cannot be loaded, which the visitor reads. */
  async function prepare() {
    try {
      const data = await globalThis.loadDocsSearch();
      index ??= globalThis.readDocsIndex(data);
      vocabulary = data.vocabulary;
    } catch {
      status.textContent = box.dataset.searchLost;
    }
    status.classList.toggle('hidden-text', index !== undefined);
    return index !== undefined;
  }

  async function find() {
    if (!index && !(await prepare())) return;
    if (document.activeElement !== input) return;
    const words = input.value.trim();
    if (words === '') {
      status.textContent = '';
      list.replaceChildren();
      none.hidden = true;
      return setOpen(false);
    }
    const results = globalThis.findInDocs(index, words, vocabulary);
    choose(-1);
    list.replaceChildren(...results.map(option));
    setOpen(results.length > 0);
    none.hidden = results.length > 0;
    announce(results.length);
  }

  function follow(item) {
    setOpen(false);
    location.href = item.dataset.href;
  }

  function move(step) {
    const count = list.children.length;
    if (count === 0) return;
    setOpen(true);
    choose(active === -1 && step < 0 ? count - 1 : (active + step + count) % count);
  }

  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const item = list.children[Math.max(active, 0)];
      if (!list.hidden && item !== undefined) follow(item);
    },
    Escape: () => {
      if (list.hidden) input.value = '';
      none.hidden = true;
      setOpen(false);
    },
  };

  input.addEventListener('pointerenter', () => void globalThis.loadDocsSearch().catch(() => undefined));
  input.addEventListener('input', find);
  input.addEventListener('focus', find);
  input.addEventListener('blur', ({ relatedTarget }) => {
    setOpen(false);
    if (!none.contains(relatedTarget)) none.hidden = true;
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  // The focus stays in the input while an option is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const item = target.closest('[role=option]');
    if (item !== null) follow(item);
  });
  addEventListener('keydown', (event) => {
    const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });

  box.hidden = false;
  box.parentElement.querySelector('.search-fallback').hidden = true;
})();
