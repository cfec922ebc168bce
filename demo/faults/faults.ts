/** Fault between a form and its server. */
export interface Fault {
  readonly name: string;
  /** Description of the answer that the visitor's browser receives. */
  readonly text: string;
}

const questionTexts: readonly (readonly [string, string])[] = [
  ['abort', 'la conexión se corta sin respuesta'],
  ['hang', 'el servidor no contesta nunca'],
  ['slow', 'la respuesta llega a un byte por segundo'],
  ['stall', 'llega media respuesta y después nada'],
  ['late-first', 'la primera respuesta llega después de la segunda'],
  ['500', 'error del servidor'],
  ['502', 'la pasarela no funciona'],
  ['503', 'el servidor está en mantenimiento'],
  ['403', 'un cortafuegos lo prohíbe'],
  ['413', 'el envío le parece demasiado grande'],
  ['429', 'le parecen demasiadas preguntas'],
  ['204', 'una respuesta sin contenido'],
  ['206', 'una parte de la respuesta'],
  ['truncated', 'el JSON termina a la mitad'],
  ['empty', 'una respuesta vacía'],
  ['null', 'la palabra null'],
  ['array', 'una lista en lugar de un objeto'],
  ['no-keys', 'un objeto sin las claves que debe tener'],
  ['html', 'la página de acceso, con el estado 200'],
  ['login', 'un desvío a la página de acceso'],
  ['cors', 'otro origen contesta sin permiso para leerlo'],
  ['notices', 'avisos de PHP delante y detrás del JSON; se entiende'],
  ['decoy', 'un aviso con llaves delante del JSON; se entiende'],
  ['lines', 'el formato antiguo, por líneas; se entiende'],
  ['strings', 'los números de los campos como textos; se entiende'],
];

const postTexts: readonly (readonly [string, string])[] = [
  ['500', 'el servidor falla al recibirlo y responde con una página de error'],
  ['reset', 'la conexión se corta mientras se envía'],
  ['timeout', 'el servidor no contesta y la pasarela se rinde a los diez segundos'],
  ['413', 'a la pasarela le parece demasiado grande y no lo deja pasar'],
];

const named = (texts: readonly (readonly [string, string])[]): readonly Fault[] =>
  texts.map(([name, text]) => ({ name, text }));

/** Faults of a validation request (`?fault=`), in the order of their page. */
export const faults = named(questionTexts);

/** Faults of a post (`?post-fault=`), in the order of their page. */
export const postFaults = named(postTexts);
