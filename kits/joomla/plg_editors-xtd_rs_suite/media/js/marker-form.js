/** Form of the editor button: a tag and its options become a marker, which the text filters of Joomla keep. */
(() => {
  /** Returns a new element with properties and children. */
  const create = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /** Returns a control for an attribute of a tag. */
  function controlFor({ name, type, values = [], default: usual = '' }) {
    if (type === 'boolean') return create('input', { type: 'checkbox', name, className: 'form-check-input' });
    const shared = { name, className: values.length > 0 ? 'form-select' : 'form-control' };
    if (values.length === 0)
      return create('input', { ...shared, type: type === 'number' ? 'number' : 'text', placeholder: usual });
    const choices = ['', ...values.filter((value) => value !== '')];
    return create(
      'select',
      shared,
      ...choices.map((value) => create('option', { value, textContent: value })),
    );
  }

  /** Returns a label with a control, and with the description below it. The classes are those of Joomla's own forms. */
  function fieldOf(words, control, description = '') {
    control.id = `rs-suite-markers-${control.name || 'tag'}`;
    const isBox = control.type === 'checkbox';
    const label = create('label', { htmlFor: control.id, textContent: words });
    label.className = isBox ? 'form-check-label' : 'form-label fw-bold';
    const row = create('div', { className: isBox ? 'form-check mb-3' : 'mb-3' });
    row.append(...(isBox ? [control, label] : [label, control]));
    if (description === '') return row;
    const id = `${control.id}-help`;
    control.setAttribute('aria-describedby', id);
    row.append(create('div', { id, className: 'form-text', textContent: description.replaceAll('`', '') }));
    return row;
  }

  /** Returns the marker of a tag as HTML, without a sink: the browser writes the entities. */
  function markerOf(tag, controls, words) {
    const marker = create('div', {}, create('p', { textContent: words }));
    marker.setAttribute('data-rs', tag);
    for (const { name, value, type, checked } of controls) {
      if (type === 'checkbox' ? checked : value !== '')
        marker.setAttribute(`data-rs-${name}`, type === 'checkbox' ? 'true' : value);
    }
    return marker.outerHTML;
  }

  /** Opens the form. The marker replaces the selection of the editor. */
  function open(editor) {
    const { tags, texts } = globalThis.Joomla.getOptions('rs-suite.markers');
    const names = tags.map(({ tag }) => create('option', { value: tag, textContent: `<${tag}>` }));
    const chosen = create('select', { className: 'form-select' }, ...names);
    const options = create('div');
    const showOptions = () => {
      const { attributes = [], description } = tags.find(({ tag }) => tag === chosen.value) ?? {};
      const rows = attributes.map((one) => fieldOf(one.name, controlFor(one), one.description));
      options.replaceChildren(create('p', { textContent: description?.replaceAll('`', '') ?? '' }), ...rows);
    };
    const insert = create('button', {
      className: 'btn btn-primary',
      value: 'insert',
      textContent: texts.insert,
    });
    const cancel = create('button', {
      className: 'btn btn-secondary',
      textContent: texts.cancel,
      type: 'button',
    });
    const title = create('h2', { className: 'h4', textContent: texts.title, id: 'rs-suite-markers-heading' });
    const form = create(
      'form',
      { method: 'dialog' },
      title,
      fieldOf(texts.tag, chosen),
      options,
      insert,
      ' ',
      cancel,
    );
    const dialog = create('dialog', { className: 'col-11 col-lg-6 p-4 border rounded-3 shadow' }, form);
    dialog.setAttribute('aria-labelledby', title.id);
    cancel.addEventListener('click', () => dialog.close());
    chosen.addEventListener('change', showOptions);
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (dialog.returnValue !== 'insert') return;
      const controls = options.querySelectorAll('input, select');
      editor.replaceSelection(markerOf(chosen.value, controls, texts.content));
    });
    showOptions();
    document.body.append(dialog);
    dialog.showModal();
  }

  globalThis.rsSuiteMarkers = { open };
})();
