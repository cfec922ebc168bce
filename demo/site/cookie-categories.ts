/** Revision of the site's cookie policy. A higher one asks all visitors again. */
export const consentRevision = 1;

/** Cookie of the site, or of a service on it. */
export interface SiteCookie {
  readonly name: string;
  readonly provider: string;
  readonly purpose: string;
  readonly duration: string;
}

/** Category that the site offers, with its number at the old component. */
export interface CookieCategory {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly description: string;
  readonly cookies: readonly SiteCookie[];
}

const practice = 'Práctica de terapia y mente';

/** Categories of the site's banner and of its cookie policy. */
export const cookieCategories: readonly CookieCategory[] = [
  {
    id: 'necessary',
    number: 1,
    label: 'Necesarias',
    description: 'Hacen posible el sitio: recibir tu mensaje y recordar lo que eliges aquí.',
    cookies: [
      {
        name: 'practica_sesion',
        provider: practice,
        purpose: 'Recibir el formulario sin errores',
        duration: 'Hasta cerrar el navegador',
      },
      {
        name: 'rs_consent',
        provider: practice,
        purpose: 'Recordar tu elección de cookies',
        duration: '365 días',
      },
    ],
  },
  {
    id: 'preferences',
    number: 2,
    label: 'Preferencias',
    description: 'Servicios de terceros que mejoran la página: vídeos y la comprobación contra robots.',
    cookies: [
      {
        name: '_GRECAPTCHA',
        provider: 'Google (aquí, una imitación)',
        purpose: 'Distinguir a personas de robots',
        duration: '6 meses',
      },
    ],
  },
  {
    id: 'statistics',
    number: 3,
    label: 'Estadisticas',
    description: 'Ayudan a saber qué páginas se visitan, para mejorarlas.',
    cookies: [
      {
        name: '_ga*',
        provider: 'Google (aquí, una imitación)',
        purpose: 'Contar visitas',
        duration: '1 hora',
      },
      { name: 'visitas_demo', provider: practice, purpose: 'Contar tus visitas', duration: '1 día' },
    ],
  },
];
