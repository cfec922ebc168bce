import { appears } from '../../shared/appears.js';
import '../../../elements/rs-uploads/define.js';

type RsUploads = HTMLElementTagNameMap['rs-uploads'];

/** A field for one file, as the server writes it. */
export const oneFile = `<label for="CV">Tu currículum</label>
  <input type="file" id="CV" name="form[CV]" data-rsfp-required="true" data-rsfp-size="2048" data-rsfp-exts='["pdf","png"]'>`;

/** A field for several at once. */
export const severalFiles = `<label for="Fotos">Fotos</label>
  <input type="file" id="Fotos" name="form[Fotos][]" multiple data-rsfp-minfiles="1" data-rsfp-maxfiles="3"
    data-rsfp-exts='["jpg","png"]'>`;

/** A field to which inputs are added, with the server's button. */
export const growing = `<div class="formControls"><label for="Informes">Informes</label>
  <div class="rsfp-field-multiple-plus"><input type="file" id="Informes" name="form[Informes][]"
    data-rsfp-skip-ajax="true" data-rsfp-minfiles="1" data-rsfp-maxfiles="3"></div>
  <button type="button" class="rsfp-field-multiple-plus-button" data-rsfp-maxfiles="3" data-rsfp-formid="7">Otro</button>
  </div>`;

export interface UploadsPage {
  readonly form: HTMLFormElement;
  readonly element: RsUploads;
  readonly root: ShadowRoot;
  readonly input: HTMLInputElement;
  inputs(): readonly HTMLInputElement[];
  /** Puts files into an input, as a script or a driver does. */
  pick(files: readonly File[], input?: HTMLInputElement): void;
  /** Drops files on something, or pastes them while the focus is there. */
  drop(files: readonly File[], target?: Element): DragEvent;
  /** Returns the rows of the list, once there are as many. */
  rows(count: number): Promise<readonly HTMLElement[]>;
  /** Returns the post: names and file names. */
  posted(): readonly (readonly [string, string])[];
}

/** Opens a form with a file field and its element. Removes the fixture of the previous test. */
export function openUploads(markup = oneFile, attributes = '', tag = 'rs-uploads'): UploadsPage {
  document.querySelector('form')?.remove();
  const id = /id="([^"]+)"/.exec(markup)?.[1] ?? '';
  const template = document.createElement('template');
  template.innerHTML = `<form lang="es" onsubmit="return false">${markup}
    <${tag} for="${id}" ${attributes}></${tag}>
    <button type="submit">Enviar</button><button type="reset">Borrar</button></form>`;
  document.body.append(template.content);
  const form = document.querySelector('form') as HTMLFormElement;
  const element = form.querySelector(tag) as RsUploads;
  const root = element.shadowRoot as ShadowRoot;
  const inputs = () => [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  const [input] = inputs() as [HTMLInputElement];
  return {
    ...{ form, element, root, input, inputs },
    pick(files, into = input) {
      into.files = transferOf(files).files;
      into.dispatchEvent(new Event('input', { bubbles: true }));
      into.dispatchEvent(new Event('change', { bubbles: true }));
    },
    drop: (files, target = element) => dispatchDrag('drop', files, target),
    async rows(count) {
      if (count === 0) return [];
      await appears(root, `[part~="file"]:nth-child(${count}):last-child`);
      return [...root.querySelectorAll<HTMLElement>('[part~="file"]')];
    },
    posted: () =>
      [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  };
}

export function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

export function dispatchDrag(type: string, files: readonly File[], target: Element): DragEvent {
  const event = new DragEvent(type, {
    ...{ bubbles: true, composed: true, cancelable: true },
    dataTransfer: transferOf(files),
  });
  target.dispatchEvent(event);
  return event;
}

/** Creates a file of so many bytes. */
export function fileOf(name: string, bytes = 10, type = ''): File {
  return new File([new Uint8Array(bytes)], name, { type, lastModified: 1_790_000_000_000 });
}

/** Creates a picture that browsers can show. */
export async function pictureOf(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], name, { type: 'image/png', lastModified: 1_790_000_000_000 });
}
