/** Whether this browser's driver can emulate media (forced colors, reduced motion, print): Firefox's cannot. */
export const emulatesMedia = !/firefox/i.test(navigator.userAgent);
