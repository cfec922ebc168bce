/** Words with one meaning, in each language. A search for one of a row also finds the others. */
const rows = {
  en: [
    'color colour colors colours palette',
    'datepicker calendar date',
    'timepicker time hour',
    'lightbox popup viewer gallery modal photos fancybox photoswipe media-box',
    'dialog modal popup window',
    'cookies cookie consent banner gdpr cmp',
    'captcha recaptcha hcaptcha turnstile friendlycaptcha altcha powcaptcha bot spam',
    'upload uploads uploader attachment file files dropzone',
    'slider range',
    'map location geocoder address place',
    'autocomplete suggestions typeahead',
    'drawer sidebar offcanvas off-canvas panel burger hamburger',
    'menu navigation nav navbar dropdown',
    'tabs tab accordion',
    'wizard steps multi-step multistep paging pages',
    'validation validate validator errors error',
    'theme theming style styling css look skin',
    'dark night contrast',
    'translate translation language languages locale i18n',
    'install installation setup start',
    'cdn script bundle loading load',
    'analytics statistics tracking',
    'lazy lazyload lazyloading',
    'sticky fixed header',
    'csp policy content-security-policy trusted',
    'whatsapp chat messaging',
    'total totals calculation calculations price sum',
    'condition conditions conditional',
    'draft drafts autosave save',
  ],
  es: [
    'color colores color colour',
    'datepicker calendario fecha calendar',
    'lightbox popup visor galeria modal fotos fancybox photoswipe media-box',
    'dialogo modal popup ventana',
    'cookies cookie consentimiento banner rgpd gdpr',
    'captcha recaptcha hcaptcha turnstile friendlycaptcha altcha powcaptcha bot spam',
    'upload subir subida adjunto adjuntos archivo archivos fichero ficheros',
    'slider deslizador intervalo rango range',
    'mapa ubicacion lugar direccion geocodificador map location',
    'autocompletar sugerencias autocomplete',
    'drawer sidebar offcanvas panel hamburguesa lateral',
    'menu navegacion navbar desplegable',
    'pestanas pestana tabs acordeon',
    'asistente pasos multipaso paginas',
    'validacion validar errores error validation',
    'tema temas estilo estilos css aspecto theme',
    'oscuro noche contraste dark',
    'traducir traduccion idioma idiomas i18n',
    'instalar instalacion empezar setup',
    'cdn script paquete cargar carga',
    'analitica estadisticas seguimiento analytics',
    'lazy diferida perezosa',
    'sticky fija fijo cabecera',
    'csp politica trusted policy',
    'whatsapp chat mensajeria',
    'total totales calculo calculos precio suma',
    'condicion condiciones condicional',
    'borrador borradores autoguardado guardar',
  ],
};

/** Words that every text has: they do not count in a search. */
const common = {
  en: 'a an and are as at be by can do does for from has have how i in into is it its my of on or that the this to what when with without you your',
  es: 'a al como con cual cuando de del desde donde el en es esta este hay la las lo los mi no o para por que se si sin son su tu un una y ya',
};

/** Returns the rows of synonyms of a language, and its common words. */
export function vocabularyOf(language) {
  return {
    synonyms: rows[language].map((row) => [...new Set(row.split(' '))]),
    common: common[language].split(' '),
  };
}
