/** True if this browser's driver can emulate media (forced colors, reduced motion, print): that of Chromium alone. */
export const emulatesMedia = /chrom/i.test(navigator.userAgent);
