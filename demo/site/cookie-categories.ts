/** Revision of the site's cookie policy. A higher one asks all visitors again. */
export const consentRevision = 1;

/** Cookie of the site, or of a service on it. */
export interface SiteCookie {
  readonly name: string;
  readonly provider: string;
  readonly purpose: string;
  readonly duration: string;
}

/** Service of a category. */
export interface SiteService {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly purpose: string;
  readonly cookies: readonly SiteCookie[];
}

/** Category that the site offers, with its number at the old component. */
export interface CookieCategory {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly description: string;
  readonly cookies: readonly SiteCookie[];
  readonly services?: readonly SiteService[];
}

const practice = 'Práctica de terapia y mente';

/** Categories of the site's banner and of its cookie policy, with the services of third parties. */
export function cookieCategories(providerUrl: string): readonly CookieCategory[] {
  return categories.map((category) =>
    category.id === 'preferences' ? { ...category, services: [standIn(providerUrl), vimeo] } : category,
  );
}

/** Returns the cookies of a category and of its services. */
export function cookiesOf({ cookies, services = [] }: CookieCategory): readonly SiteCookie[] {
  return [...cookies, ...services.flatMap((service) => service.cookies)];
}

function standIn(providerUrl: string): SiteService {
  return {
    id: 'de-prueba',
    name: 'Servicio de prueba',
    hosts: [new URL(providerUrl).host],
    purpose: 'Mapas y la comprobación contra robots (aquí, imitaciones).',
    cookies: [
      {
        name: '_GRECAPTCHA',
        provider: 'Google (aquí, una imitación)',
        purpose: 'Distinguir a personas de robots',
        duration: '6 meses',
      },
    ],
  };
}

const vimeo: SiteService = {
  id: 'vimeo',
  name: 'Vimeo',
  hosts: ['vimeo.com'],
  purpose: 'Ver vídeos sin salir de la página.',
  cookies: [],
};

const categories: readonly CookieCategory[] = [
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
    cookies: [],
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
