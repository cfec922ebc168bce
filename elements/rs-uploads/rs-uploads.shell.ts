import { booleanAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { InputShellElement } from '../../shared/element/input-shell-element.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { UploadsCore, UploadsHost } from './rs-uploads.host.js';
import { uploadsStyles } from './rs-uploads.styles.js';

/**
 * @summary Rules, previews and single removal for the files of a file input. Files can also be dropped, pasted and
 *   photographed. The input posts them.
 * @tag rs-uploads
 *
 * @attr {string} for - The id of the file input; without it, the input inside.
 * @attr {number} [min-files=0] - Minimum number of files, unless the input has `data-rsfp-minfiles`.
 * @attr {number} [max-files=0] - Maximum number of files, unless the input has `data-rsfp-maxfiles`; 0 for any number.
 * @attr {number} [max-bytes=0] - Maximum size of a file, in bytes, unless the input has `data-rsfp-size`; 0 for any size.
 * @attr {number} [max-total-bytes=0] - Maximum size of all files of the field, in bytes; 0 for any size.
 * @attr {number} [max-form-bytes=0] - Maximum size of the files of all fields of the form, in bytes; 0 for any size.
 * @attr {string} extensions - The allowed extensions, separated by spaces, unless the input has `data-rsfp-exts`.
 * @attr {boolean} add-more - Adds a button for another input of the same name, unless the page has one.
 * @attr {number} [shrink=0] - Longest side of a picture in pixels (64 to 10000). A larger picture is made smaller before it is
 *   sent, and loses its place and other metadata; 0 to send pictures as they are.
 * @attr {number} [quality=0.8] - Quality of a smaller JPEG or WebP, from 0.1 to 1.
 * @attr {boolean} without-camera - Shows no camera button on phones.
 * @attr {boolean} without-hint - Shows no hint about the rules.
 * @attr {string} locale - The language of the element. The nearest `lang`, unless set.
 *   One of the suite's twelve languages, or one whose texts the page brings.
 *
 * @property {HTMLInputElement | null} input - The input. It replaces the one that `for` names, or the one inside.
 * @property {Record<string, string> | undefined} texts - Texts of this field by their keys. They replace all others.
 *
 * @slot - The input, if it is inside.
 * @slot hint - The author's own hint about the rules.
 *
 * @csspart drop - The zone that files can be dropped on.
 * @csspart pick - The button of the zone. It opens the dialog of the input, which is out of sight.
 * @csspart hint - The text that offers dropping and pasting.
 * @csspart files - The list of the picked files.
 * @csspart file - A picked file.
 * @csspart refused - A picked file that is not allowed.
 * @csspart preview - The picture of a file, or an icon in its place.
 * @csspart blocked - The icon in place of a picture that cannot be shown.
 * @csspart name - The name of a file.
 * @csspart size - The size of a file.
 * @csspart note - The text about a picture that is or was made smaller.
 * @csspart keep - The button that leaves a picture as it is.
 * @csspart problem - The reason why a file is not allowed.
 * @csspart remove - The button that removes a file.
 * @csspart add - The button that adds another input.
 * @csspart camera - The button that takes a photo.
 * @csspart message - The message about what failed.
 * @csspart dialog - The dialog of a picture, if the page has no `<media-box>`.
 * @csspart preview-image - The picture in the dialog.
 * @csspart preview-caption - Name and size of the picture.
 * @csspart close - The button that closes the dialog.
 *
 * @cssstate dragging - Files are dragged over the field.
 * @cssstate focused - The input has the focus, and shows it.
 * @cssstate filled - There are picked files.
 * @cssstate invalid - The input is marked as invalid.
 */
export class RsUploadsElement extends InputShellElement<UploadsCore> implements UploadsHost {
  static override readonly options = {
    for: textAttribute('for'),
    minFiles: numberAttribute('min-files', 0, { min: 0 }),
    maxFiles: numberAttribute('max-files', 0, { min: 0 }),
    maxBytes: numberAttribute('max-bytes', 0, { min: 0 }),
    maxTotalBytes: numberAttribute('max-total-bytes', 0, { min: 0 }),
    maxFormBytes: numberAttribute('max-form-bytes', 0, { min: 0 }),
    extensions: textAttribute('extensions'),
    addMore: booleanAttribute('add-more'),
    shrink: numberAttribute('shrink', 0, { min: 0, max: 10_000 }),
    quality: numberAttribute('quality', 0.8, { min: 0.1, max: 1 }),
    withoutCamera: booleanAttribute('without-camera'),
    withoutHint: booleanAttribute('without-hint'),
    locale: textAttribute('locale'),
  };

  declare minFiles: number;
  declare maxFiles: number;
  declare maxBytes: number;
  declare maxTotalBytes: number;
  declare maxFormBytes: number;
  declare extensions: string;
  declare addMore: boolean;
  declare shrink: number;
  declare quality: number;
  declare withoutCamera: boolean;
  declare withoutHint: boolean;

  override readonly inputTypes: ReadonlySet<string> = new Set(['file']);

  protected override readonly styles = [uploadsStyles];

  readonly box = this.#createPart('box');
  readonly list = this.#createPart('list');
  readonly buttons = this.#createPart('buttons');
  readonly zone = this.#createPart('zone');

  protected override buildShadow(root: ShadowRoot): void {
    const hint = documentOf(this).createElement('slot');
    hint.name = 'hint';
    this.zone.part.add('drop');
    this.zone.append(hint);
    this.box.append(documentOf(this).createElement('slot'), this.zone, this.list, this.buttons);
    root.append(this.box);
  }

  #createPart(name: string): HTMLElement {
    const part = documentOf(this).createElement('div');
    part.className = name;
    return part;
  }
}
