/** Error that is answered by a page of its own. Nothing is stored. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: 400 | 404 | 413 | 415 | 500,
    readonly title: string,
    readonly text: string,
  ) {
    super(`${status}: ${title}`);
  }
}

/** HTTP errors of the site, in the visitor's language. */
export const httpErrors = Object.freeze({
  broken: () =>
    new HttpError(
      500,
      'Algo ha fallado',
      'No es culpa tuya. Inténtalo otra vez dentro de un rato o llámanos.',
    ),
  malformed: () =>
    new HttpError(
      400,
      'No hemos entendido el envío',
      'Los datos han llegado dañados. Vuelve al formulario e inténtalo otra vez.',
    ),
  noPage: () =>
    new HttpError(404, 'Página no encontrada', 'La página que buscas no existe o ha cambiado de sitio.'),
  noForm: () => new HttpError(404, 'Formulario no encontrado', 'El formulario que has enviado no existe.'),
  tooLong: () =>
    new HttpError(
      413,
      'El mensaje es demasiado largo',
      'Acorta el texto a menos de 256 kB y vuelve a enviarlo.',
    ),
  wrongType: () =>
    new HttpError(
      415,
      'Tipo de envío no admitido',
      'Este sitio solo acepta los datos de sus propios formularios.',
    ),
});
