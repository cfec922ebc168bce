/** Action of the button in Joomla 5 and 6, whose editors are modules. */
void import('editor-api').then(({ JoomlaEditorButton }) => {
  JoomlaEditorButton.registerAction('rs-suite-marker', (editor) => globalThis.rsSuiteMarkers.open(editor));
});
