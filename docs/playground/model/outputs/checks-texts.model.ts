import type { TextFormat } from '../checks/rules.model.js';
import type { Language } from '../playground.model.js';

/** Texts of the table of checks. */
interface CheckTexts {
  readonly columns: readonly [string, string, string];
  readonly wholeForm: string;
  readonly token: string;
  readonly onlyFields: string;
  readonly required: string;
  readonly hidden: string;
  readonly parts: string;
  readonly countedText: string;
  readonly anyFile: string;
  readonly secret: string;
  readonly nothing: string;
  readonly today: string;
  readonly formats: Readonly<Record<TextFormat, string>>;
  readonly bounds: Readonly<Record<'min' | 'max', (date: string) => string>>;
  formId(id: number): string;
  pages(count: number): string;
  bot(provider: string, address: string): string;
  action(action: string): string;
  score(least: number): string;
  total(expression: string): string;
  maxLength(count: number): string;
  min(value: number): string;
  max(value: number): string;
  options(list: string): string;
  most(count: number): string;
  date(format: string): string;
  daysAfter(days: number, start: string): string;
  minFiles(count: number): string;
  maxFiles(count: number): string;
  maxBytes(count: number): string;
  extensions(list: string): string;
}

export const texts: Readonly<Record<Language, CheckTexts>> = {
  es: {
    columns: ['Campo', 'Página', 'Comprobaciones'],
    wholeForm: 'Todo el formulario',
    token: 'el código de seguridad de la sesión es válido',
    onlyFields: 'solo se guarda lo que tiene un campo en esta tabla',
    required: 'obligatorio',
    hidden: 'si una condición lo oculta, ni se exige ni se guarda',
    parts: 'día, mes y año existen en el calendario',
    countedText: 'es un número, porque un total lo lee',
    anyFile: 'cualquier tipo de archivo',
    secret: 'solo se guarda su resumen (hash)',
    nothing: 'ninguna',
    today: 'hoy',
    formats: {
      email: 'dirección de correo completa',
      url: 'dirección web completa, con http o https',
      number: 'número con punto decimal',
      span: 'un número, o dos con un guion, el menor primero',
      captcha: 'el código de la última imagen, que vale una vez',
    },
    bounds: { min: (date) => `desde ${date}`, max: (date) => `hasta ${date}` },
    formId: (id) => `form[formId] es ${id}`,
    pages: (count) => `las ${count} páginas se comprueban en orden; manda la del primer error`,
    bot: (provider, address) =>
      address === ''
        ? `${provider}: la solución se comprueba con la clave secreta del sitio, y vale una sola vez`
        : `${provider}: el código se comprueba una vez en ${address}`,
    action: (action) => `la acción es ${action}`,
    score: (least) => `la puntuación es ${least} o más`,
    total: (expression) => `lo calcula el servidor, y lo enviado no cuenta: ${expression}`,
    maxLength: (count) => `${count} caracteres como máximo`,
    min: (value) => `${value} o más`,
    max: (value) => `${value} o menos`,
    options: (list) => `solo estas opciones: ${list}`,
    most: (count) => `opciones como máximo: ${count}`,
    date: (format) => `fecha que existe, con el formato ${format}`,
    daysAfter: (days, start) => shifted(start, days, 'día', 'días'),
    minFiles: (count) => `archivos como mínimo: ${count}`,
    maxFiles: (count) => `archivos como máximo: ${count}`,
    maxBytes: (count) => `cada archivo, ${count} bytes como máximo`,
    extensions: (list) => `tipos de archivo: ${list}`,
  },
  en: {
    columns: ['Field', 'Page', 'Checks'],
    wholeForm: 'The whole form',
    token: 'the security token of the session is valid',
    onlyFields: 'only what has a field in this table is stored',
    required: 'required',
    hidden: 'if a condition hides it, it is neither required nor stored',
    parts: 'day, month and year exist in the calendar',
    countedText: 'it is a number, because a total reads it',
    anyFile: 'files of every type',
    secret: 'only its hash is stored',
    nothing: 'none',
    today: 'today',
    formats: {
      email: 'complete email address',
      url: 'complete web address with http or https',
      number: 'number with a decimal point',
      span: 'one number, or two with a hyphen, the smaller one first',
      captcha: 'the code of the last image, which is valid once',
    },
    bounds: { min: (date) => `from ${date} on`, max: (date) => `up to ${date}` },
    formId: (id) => `form[formId] is ${id}`,
    pages: (count) => `the ${count} pages are checked in order; the page of the first error counts`,
    bot: (provider, address) =>
      address === ''
        ? `${provider}: the solution is verified with the site’s secret key, and is valid once`
        : `${provider}: the token is verified once at ${address}`,
    action: (action) => `the action is ${action}`,
    score: (least) => `the score is ${least} or more`,
    total: (expression) => `the server works it out, and what was posted does not count: ${expression}`,
    maxLength: (count) => `at most ${count} characters`,
    min: (value) => `${value} or more`,
    max: (value) => `${value} or less`,
    options: (list) => `only these options: ${list}`,
    most: (count) => `options at most: ${count}`,
    date: (format) => `date that exists, in the format ${format}`,
    daysAfter: (days, start) => shifted(start, days, 'day', 'days'),
    minFiles: (count) => `files at least: ${count}`,
    maxFiles: (count) => `files at most: ${count}`,
    maxBytes: (count) => `each file at most ${count} bytes`,
    extensions: (list) => `types of files: ${list}`,
  },
};

/** Returns a date that is days later or earlier. */
function shifted(start: string, days: number, one: string, many: string): string {
  if (days === 0) return start;
  return `${start} ${days > 0 ? '+' : '−'} ${Math.abs(days)} ${Math.abs(days) === 1 ? one : many}`;
}
