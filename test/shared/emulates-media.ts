/** True if this browser's driver can emulate media (forced colors, reduced motion, print); false in Firefox. */
export const emulatesMedia = !/firefox/i.test(navigator.userAgent);
