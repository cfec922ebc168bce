/**
 * Blocks of the suite's tags in the editor, from the list that the server writes into `rsSuiteBlocks`. The server renders them.
 */
(function ({ blocks, element, blockEditor, components }, { tags, common, unset }) {
  const { createElement } = element;

  /** Returns the control of an attribute in the sidebar. */
  function controlOf({ name, type, values = [], description = '' }, { attributes, setAttributes }) {
    const value = attributes[name];
    const set = (next) => setAttributes({ [name]: next === '' ? undefined : next });
    const props = { key: name, label: name, help: description.replaceAll('`', '') };
    if (type === 'boolean')
      return createElement(components.ToggleControl, {
        ...props,
        checked: Boolean(value),
        onChange: (next) => set(next || undefined),
      });
    if (type === 'enum') {
      const options = values.filter(Boolean).map((one) => ({ label: one, value: one }));
      return createElement(components.SelectControl, {
        ...props,
        value: value ?? '',
        options: [{ label: unset, value: '' }, ...options],
        onChange: set,
      });
    }
    if (name === 'json')
      return createElement(components.TextareaControl, { ...props, value: value ?? '', onChange: set });
    return createElement(components.TextControl, {
      ...props,
      type: type === 'number' ? 'number' : 'text',
      value: value ?? '',
      onChange: (next) => set(type === 'number' && next !== '' ? Number(next) : next),
    });
  }

  for (const { tag, kind, description, attributes } of tags) {
    const controls = [
      ...Object.entries(common)
        .filter(([name]) => name !== 'name' || kind === 'field')
        .map(([name, text]) => ({ name, type: 'string', description: text })),
      ...attributes,
    ];

    blocks.registerBlockType(`rs-suite/${tag}`, {
      apiVersion: 3,
      title: tag,
      description,
      category: 'widgets',
      icon: 'screenoptions',
      supports: { html: false },
      attributes: Object.fromEntries(
        controls.map(({ name, type }) => [
          name,
          { type: type === 'number' || type === 'boolean' ? type : 'string' },
        ]),
      ),
      edit(props) {
        const inside =
          kind === 'container'
            ? createElement(blockEditor.InnerBlocks)
            : createElement('p', null, props.attributes.label ?? '');
        return createElement(
          'div',
          blockEditor.useBlockProps(),
          createElement(
            blockEditor.InspectorControls,
            null,
            createElement(
              components.PanelBody,
              { title: `<${tag}>` },
              controls.map((control) => controlOf(control, props)),
            ),
          ),
          createElement('code', null, `<${tag}>`),
          inside,
        );
      },
      save: () => (kind === 'container' ? createElement(blockEditor.InnerBlocks.Content) : null),
    });
  }
})(window.wp, window.rsSuiteBlocks);
