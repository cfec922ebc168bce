import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListedFile } from '../../../elements/rs-uploads/files/listed-file.model.js';
import {
  noUploads,
  previewedFile,
  stepUploads,
  type UploadsAction,
} from '../../../elements/rs-uploads/uploads-state.model.js';

const fileOf = (key: string, picture = ''): ListedFile => ({
  ...{ key, name: key, size: '1 kB', picture, isBlocked: false, isShrinking: false, note: '', problems: [] },
});
const listed = (...files: readonly ListedFile[]): UploadsAction => ({ type: 'files-listed', files });
const opened = (key: string): UploadsAction => ({ type: 'preview-opened', key });
const after = (...actions: readonly UploadsAction[]) => actions.reduce(stepUploads, noUploads);

describe('<rs-uploads> uploads state', () => {
  it('the dialog of a file field is the picture that was pressed, until the visitor closes it', () => {
    const open = after(listed(fileOf('a', 'blob:a'), fileOf('b', 'blob:b')), opened('b'));
    assert.equal(previewedFile(open)?.key, 'b');
    assert.equal(previewedFile(stepUploads(open, { type: 'preview-closed' })), undefined);
  });

  it('the dialog of a file field is no picture of a file that has none, or that is not listed', () => {
    for (const key of ['a', 'x', '']) {
      assert.equal(previewedFile(after(listed(fileOf('a')), opened(key))), undefined);
    }
  });

  it('the dialog of a file field is no picture any more once its file is removed, nor when the file is picked again', () => {
    const picture = fileOf('a', 'blob:a');
    const state = after(listed(picture), opened('a'), listed(), listed(picture));
    assert.equal(previewedFile(state), undefined);
  });

  it('the dialog of a file field stays the same, and is not painted again, where nothing has changed', () => {
    for (const action of [
      listed(),
      { type: 'preview-closed' },
      { type: 'add-button-changed', addButton: 'none' },
    ] satisfies readonly UploadsAction[]) {
      assert.equal(stepUploads(noUploads, action), noUploads);
    }
  });

  it('the dialog of a file field has a button for one more input, which is disabled while the field is full', () => {
    const state = after({ type: 'add-button-changed', addButton: 'enabled' });
    assert.equal(state.addButton, 'enabled');
    assert.equal(
      stepUploads(state, { type: 'add-button-changed', addButton: 'disabled' }).addButton,
      'disabled',
    );
  });
});
