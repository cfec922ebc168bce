import type { RunningDemo } from '../../demo/start-demo.js';
import { createVisitor, withValue, type Page, type Pairs } from './visitor.js';
import { captchaCode } from './with-demo.js';

/** Registration of a visitor who comes by video call. Hidden fields post their defaults, as browsers do. */
export const onlineRegistration: Pairs = [
  ['form[Nombre]', 'Berta Ruiz'],
  ['form[Email]', 'berta@correo.test'],
  ['form[Telefono]', ''],
  ['form[Perfil]', 'Particular'],
  ['form[Web]', ''],
  ['form[Fecha de nacimiento][d]', '29'],
  ['form[Fecha de nacimiento][m]', '2'],
  ['form[Fecha de nacimiento][y]', '1988'],
  ['form[Modalidad]', 'En línea'],
  ['form[Sede][]', ''],
  ['form[Extras][]', 'Comida'],
  ['form[Extras][]', 'Grabación'],
  ['form[Temas de interés][]', 'Insomnio'],
  ['form[Temas de interés][]', 'Turnos'],
  ['form[Otro tema]', ''],
  ['form[Codigo]', ''],
  ['form[Quien_te_invita]', ''],
  ['form[Acompanantes]', '1'],
  ['form[Alojamiento]', 'No'],
  ['form[Llegada]', ''],
  ['form[Salida]', ''],
  ['form[Llamada_previa]', '24-12-2049 10:30'],
  ['form[Experiencia]', '5'],
  ['form[Horario]', '9-14'],
  ['form[Importe]', '481,00'],
  ['form[Suplementos]', '108,00'],
  ['form[Noches]', '0'],
  ['form[Total]', '589,00'],
  ['form[Pago]', 'Tarjeta'],
  ['form[Titular]', ''],
  ['form[Motivo]', 'Dormir de un tirón'],
  ['form[Clave]', ''],
  ['form[Consentimiento][]', 'Acepto'],
  ['form[Codigo_imagen]', captchaCode],
  ['form[Enviar]', 'Enviar la inscripción'],
];

/** Registration of a visitor who comes in person and stays for two nights. */
export const presentRegistration: Pairs = Object.entries({
  'form[Modalidad]': 'Presencial',
  'form[Sede][]': 'Toledo',
  'form[Alojamiento]': 'Sí',
  'form[Llegada]': '24/12/2027',
  'form[Salida]': '26/12/2027',
}).reduce<Pairs>((pairs, [name, value]) => withValue(pairs, name, value), onlineRegistration);

export const validatePath = '/index.php?option=com_rsform&task=ajaxValidate';

/** Posts a registration to the server's validation: a page of the form (from 1), or the whole form with 0. */
export async function ask(
  demo: Pick<RunningDemo, 'url'>,
  values: Pairs,
  page = 0,
  path: string = validatePath,
): Promise<Page> {
  const pageField: Pairs = page > 0 ? [['page', String(page)]] : [];
  const visitor = createVisitor(demo);
  await visitor.get('/formulario');
  return visitor.post(path, [...values, ['form[formId]', '2'], ...pageField]);
}

/** Returns the answer as an object. */
export function answerOf({ html }: Page): Record<string, unknown> {
  return JSON.parse(html) as Record<string, unknown>;
}
